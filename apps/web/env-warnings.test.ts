import { expect, test } from "vitest";
import { envWarnings } from "./env-warnings.ts";

const quiet = { NODE_ENV: "production", PUBLIC_ORIGIN: "https://store.example", DEMO_VISITORS: undefined } as const;

test("demo visitors in production are warned of by name", () => {
  expect(envWarnings({ ...quiet, DEMO_VISITORS: true })).toEqual([
    expect.stringMatching(/^DEMO_VISITORS is on in production/),
  ]);
});

test("a public origin that only this machine can reach is warned of", () => {
  expect(envWarnings({ ...quiet, PUBLIC_ORIGIN: "http://127.0.0.1:3000" })).toEqual([
    expect.stringMatching(/^PUBLIC_ORIGIN is http:\/\/127\.0\.0\.1:3000/),
  ]);
});

test("a store that is set up well, and development, are warned of nothing", () => {
  expect(envWarnings(quiet)).toEqual([]);
  const development = { NODE_ENV: "development", DEMO_VISITORS: true, PUBLIC_ORIGIN: "http://127.0.0.1:3000" } as const;
  expect(envWarnings(development)).toEqual([]);
});
