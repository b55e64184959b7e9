import { expect, test } from "vitest";
import { logClientError } from "./log-client-error.server.ts";

const report = {
  message: "Error fetching from signout endpoint",
  error: {
    name: "TypeError",
    message: "no /search?searchQuery=secret",
    stack: "at https://store.example/a.js?who=me:1:2",
  },
  title: "Capstan Supply header error",
  version: "3.24.0",
  timestamp: "2026-11-15T12:00:00.000Z",
};

test("a browser's failure is written to the log with its title, version and time, and without queries", () => {
  const lines: unknown[][] = [];
  logClientError({ warn: (...line: unknown[]) => void lines.push(line) }, report);
  const error = { name: "TypeError", message: "no /search", stack: "at https://store.example/a.js:1:2" };
  expect(lines).toEqual([[{ report: { ...report, error } }, "failure in a browser"]]);
});
