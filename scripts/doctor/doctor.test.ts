import { expect, test } from "vitest";
import { judgeEngine } from "./engines.ts";
import { judgeEnvironment } from "./environment.ts";
import { formatFinding } from "./finding.ts";
import { judgeDisk, judgeMemory } from "./machine.ts";
import { judgeMigrations } from "./migrations.ts";
import { judgeNode } from "./runtime.ts";

test("every missing variable is named in one line, once", () => {
  const finding = judgeEnvironment({ REDIS_URL: "not an address" });
  expect(finding.level).toBe("fail");
  expect(finding.text).toMatch(/^missing: DATABASE_URL, OPENSEARCH_URL; REDIS_URL: /);
  expect(formatFinding(finding)).not.toContain("\n");
});

test("the three addresses are enough of an environment", () => {
  const source = { DATABASE_URL: "postgres://a@b/c", REDIS_URL: "redis://b", OPENSEARCH_URL: "http://b:9200" };
  expect(judgeEnvironment(source).level).toBe("ok");
});

test("a Node older than the manifest asks for is a failure", () => {
  expect(judgeNode("20.1.0", '"node": ">=26"')).toMatchObject({ level: "fail", text: "20.1.0, 26 or newer is needed" });
  expect(judgeNode("26.0.0", '"node": ">=26"').level).toBe("ok");
});

test("an engine's password is not printed", () => {
  const seen = { kind: "answers", url: "postgres://u:secret@h/d", version: "17", milliseconds: 1 } as const;
  expect(formatFinding(judgeEngine("postgres", seen))).not.toContain("secret");
});

test("an engine is a failure when away and a warning when slow", () => {
  expect(judgeEngine("redis", { kind: "absent" }).level).toBe("fail");
  expect(judgeEngine("redis", { kind: "answers", url: "redis://h", version: "7", milliseconds: 900 }).level).toBe(
    "warn",
  );
});

test("pending migrations are a warning that names the command", () => {
  const outcome = { ok: true, stdout: "[ ] a.sql\n\nApplied: 0\nPending: 1\n", stderr: "" };
  expect(formatFinding(judgeMigrations(outcome))).toMatch(/^warn .* 1 pending: npm run db:migrate$/);
});

test("a database that cannot be asked is no failure of the migrations", () => {
  expect(judgeMigrations({ ok: false, stdout: "", stderr: "Error: unable to connect" })).toMatchObject({
    level: "warn",
    text: "not looked at (Error: unable to connect)",
  });
  expect(judgeMigrations(undefined).level).toBe("warn");
});

test("a full disk fails, a nearly full one and little memory warn", () => {
  expect(judgeDisk(2 ** 29).level).toBe("fail");
  expect(judgeDisk(2 ** 31).level).toBe("warn");
  expect(judgeDisk(2 ** 34).level).toBe("ok");
  expect(judgeMemory(2 ** 30, 2).level).toBe("warn");
});
