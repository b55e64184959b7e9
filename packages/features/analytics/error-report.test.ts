import { brand } from "@capstan/features/brand";
import { expect, test } from "vitest";
import { clientErrorBody } from "./analytics.schema.ts";
import { errorPayload, longest, withoutQueries } from "./error-report.ts";

const now = new Date("2026-11-15T12:00:00Z");

test("a report of the header carries its title, version 3.24.0 and a timestamp beside message and error", () => {
  const error = new TypeError("no network");
  expect(errorPayload({ message: "Error fetching from signout endpoint", error }, now)).toEqual({
    message: "Error fetching from signout endpoint",
    error: { name: "TypeError", message: "no network", stack: withoutQueries(error.stack ?? "") },
    title: `${brand.name} header error`,
    version: "3.24.0",
    timestamp: "2026-11-15T12:00:00.000Z",
  });
});

test("a report of the footer carries the footer's version, 2.9.0", () => {
  const { title, version } = errorPayload({ message: "", error: "", part: "footer" }, now);
  expect({ title, version }).toEqual({ title: `${brand.name} footer error`, version: "2.9.0" });
});

const circular: Record<string, unknown> = {};
circular["self"] = circular;

test.each([
  undefined,
  null,
  "text",
  5,
  { status: 503 },
  circular,
  Symbol("odd"),
  () => 1,
  10n,
  new Error("x".repeat(99_999)),
])("whatever was thrown makes a report that the server takes", (error) => {
  const payload = errorPayload({ message: "y".repeat(99_999), error }, now);
  expect(clientErrorBody.safeParse(JSON.parse(JSON.stringify(payload))).success).toBe(true);
  expect(payload.message).toHaveLength(longest.text);
});

test("the queries of addresses are cut, and lines and columns stay", () => {
  expect(withoutQueries("at open (https://store.example/search?searchQuery=bolt&a=1:12:5) next")).toBe(
    "at open (https://store.example/search:12:5) next",
  );
  expect(withoutQueries('GET "/myaccount/signin?frwdUrlPath=%2Fcart" failed')).toBe('GET "/myaccount/signin" failed');
  expect(withoutQueries("https://store.example/callback#token=secret")).toBe("https://store.example/callback");
  expect(withoutQueries("/search?who@works.com and more")).toBe("/search and more");
  expect(withoutQueries("Why? Because it failed.")).toBe("Why? Because it failed.");
});
