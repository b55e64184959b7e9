import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageError } from "./page-error.tsx";

test("a page that the server could not make offers to reload it, and nothing that needs script", () => {
  const html = renderToStaticMarkup(<PageError onRetry={() => undefined} />);
  expect(html).toContain("Reload the page");
  expect(html).toContain("check back later");
  expect(html).not.toContain("Retry");
});
