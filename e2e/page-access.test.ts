import { expect, test } from "vitest";
import routes from "../apps/web/ssr/routes.ts";
import { pageAccess } from "./page-access.ts";

test("every page says who gets it, and nothing else does", () => {
  const patterns = routes.map(({ path, index }) => (index ? "/" : (path ?? "")));
  expect(new Set(Object.keys(pageAccess))).toEqual(new Set(patterns));
});
