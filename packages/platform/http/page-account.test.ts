import { expect, test } from "vitest";
import { pageAccountIn } from "./page-account.ts";

test.each([
  [{}, { pageAccount: "1" }, "1"],
  [{ "x-page-account": "2" }, { pageAccount: "1" }, "2"],
  [{}, { pageAccount: ["1", "2"] }, undefined],
  [{}, null, undefined],
  [{}, "pageAccount=1", undefined],
  [{}, Object.create({ pageAccount: "1" }), undefined],
])("headers %j and a body %j name the account %j", (headers, body, account) => {
  expect(pageAccountIn({ headers, body })).toBe(account);
});
