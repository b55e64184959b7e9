import { expect, test } from "vitest";
import { envWarnings } from "./env-warnings.ts";

const quiet = {
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://store.example",
  OIDC_ALLOW_INSECURE: false,
  SECRETS_KEY: [Buffer.alloc(32)],
} as const;

test("a public origin that only this machine can reach is warned of", () => {
  expect(envWarnings({ ...quiet, PUBLIC_ORIGIN: "http://127.0.0.1:3000" })).toEqual([
    expect.stringMatching(/^PUBLIC_ORIGIN is http:\/\/127\.0\.0\.1:3000/),
  ]);
});

test("a store that is set up well, and development, are warned of nothing", () => {
  expect(envWarnings(quiet)).toEqual([]);
  const development = { NODE_ENV: "development", PUBLIC_ORIGIN: "http://127.0.0.1:3000", SECRETS_KEY: [] } as const;
  expect(envWarnings({ ...development, OIDC_ALLOW_INSECURE: true })).toEqual([]);
});

test("identity providers over http are warned of in production", () => {
  expect(envWarnings({ ...quiet, OIDC_ALLOW_INSECURE: true })).toEqual([
    expect.stringMatching(/^OIDC_ALLOW_INSECURE is on/),
  ]);
});

test("secrets that are kept unsealed are warned of in production", () => {
  expect(envWarnings({ ...quiet, SECRETS_KEY: [] })).toEqual([expect.stringMatching(/^SECRETS_KEY is not set/)]);
});
