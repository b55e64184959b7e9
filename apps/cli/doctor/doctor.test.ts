import { expect, test } from "vitest";
import { connectionsFinding } from "./connections.ts";
import { engineFinding } from "./engines.ts";
import { environmentFindings } from "./environment.ts";
import { formatFinding } from "./finding.ts";
import { schemaFinding } from "./schema.ts";
import { secretsFinding } from "./secrets.ts";
import { indexFinding } from "./search-index.ts";

const addresses = { DATABASE_URL: "postgres://a@b/c", REDIS_URL: "redis://b", OPENSEARCH_URL: "http://b:9200" };

test("every missing variable is named in one line, once", () => {
  const [finding, ...others] = environmentFindings({ REDIS_URL: "not an address" }, "set them");
  expect(others).toEqual([]);
  expect(finding?.level).toBe("fail");
  expect(finding?.text).toMatch(/^missing: DATABASE_URL, OPENSEARCH_URL; REDIS_URL: /);
});

test("the three addresses are enough of an environment", () => {
  expect(environmentFindings(addresses, "set them")).toMatchObject([{ level: "ok" }]);
});

test("an address that only this machine reaches is a warning in production, not a failure", () => {
  const key = Buffer.alloc(32).toString("base64");
  const env = { ...addresses, NODE_ENV: "production", PUBLIC_ORIGIN: "http://127.0.0.1:3000", SECRETS_KEY: key };
  expect(environmentFindings(env, "set them")).toMatchObject([
    { level: "warn", text: expect.stringMatching(/^PUBLIC_ORIGIN/) },
  ]);
});

test("an engine's password is not printed", () => {
  const seen = { kind: "answers", url: "postgres://u:secret@h/d", version: "17", milliseconds: 1 } as const;
  expect(formatFinding(engineFinding("postgres", seen, "start it"))).not.toContain("secret");
});

test("an engine is a failure when away and a warning when slow", () => {
  expect(engineFinding("redis", { kind: "absent" }, "start it").level).toBe("fail");
  const slow = { kind: "answers", url: "redis://h", version: "7", milliseconds: 900 } as const;
  expect(engineFinding("redis", slow, "start it").level).toBe("warn");
});

test("pending migrations are a failure that names the command", () => {
  const finding = schemaFinding({ applied: 3, pending: 1 }, "capstan migrate");
  expect(formatFinding(finding)).toBe("fail  schema       1 migrations pending: capstan migrate");
  expect(schemaFinding({ applied: 4, pending: 0 }, "capstan migrate").level).toBe("ok");
});

test("more connections than PostgreSQL allows are a warning that counts them", () => {
  expect(connectionsFinding({ webProcesses: 16, jobs: 4, allowed: 97 })).toMatchObject({
    level: "warn",
    text: "up to 160 by web (16 processes) and 9 by worker, PostgreSQL allows 97",
  });
  expect(connectionsFinding({ webProcesses: 8, jobs: 4, allowed: 97 }).level).toBe("ok");
});

const whole = { isOutdated: false, documents: 10, items: 10, waiting: 0, oldestWaitingSeconds: 0 };

test.each([
  ["as many documents as items", whole, "ok"],
  ["changes that a worker is about to take", { ...whole, documents: 9, waiting: 1, oldestWaitingSeconds: 2 }, "ok"],
  ["changes that nobody takes", { ...whole, documents: 9, waiting: 1, oldestWaitingSeconds: 900 }, "warn"],
  ["fewer documents and no change on its way", { ...whole, documents: 9 }, "warn"],
  ["another version's index", { ...whole, isOutdated: true }, "warn"],
])("an index with %s", (_, state, level) => {
  expect(indexFinding(state).level).toBe(level);
});

test("secrets that are not sealed are a warning, and those whose key is gone a failure", () => {
  const none = { open: 0, old: 0, unreadable: 0 };
  expect(secretsFinding(none, false)).toMatchObject({ level: "ok" });
  expect(secretsFinding({ ...none, open: 2 }, false)).toMatchObject({
    level: "warn",
    todo: "set SECRETS_KEY, then capstan secrets seal",
  });
  expect(secretsFinding({ ...none, old: 1 }, true)).toMatchObject({ level: "warn", todo: "capstan secrets seal" });
  expect(secretsFinding({ ...none, unreadable: 1 }, true)).toMatchObject({ level: "fail" });
});
