import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const tree = mkdtempSync(join(tmpdir(), "capstan-vitest-"));
let said = "";

const noisy = `import { expect, test, vi } from "vitest";
test("quiet", () => expect(1).toBe(1));
test("expected", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  console.warn("asked for");
  expect(warn).toHaveBeenCalledOnce();
});
test("warns", () => console.warn("nobody asked"));
test("errs", () => console.error("nobody asked"));
`;

beforeAll(async () => {
  for (const path of ["package.json", "vitest.config.ts", "scripts/vitest-setup.ts", "scripts/vitest-totals.ts"]) {
    cpSync(join(root, path), join(tree, path));
  }
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  writeFileSync(join(tree, "noisy.test.ts"), noisy);
  writeFileSync(join(tree, "broken.test.ts"), `import "./gone.ts";`);
  writeFileSync(join(tree, "engines.db.test.ts"), `throw new Error("the pure project must not run this");`);
  const { promise, resolve } = Promise.withResolvers<string>();
  const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "pure"];
  execFile(process.execPath, vitest, { cwd: tree, env: { ...process.env, NO_COLOR: "1" } }, (_, stdout, stderr) =>
    resolve(stdout + stderr),
  );
  said = await promise;
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true }));

test("a test that warns or errs unasked fails, one that expects its warning passes, a broken file counts", () => {
  expect(said).toMatch(/^2 passed, 3 failed$/m);
  expect(said).toContain("console.warn: nobody asked");
  expect(said).toContain("console.error: nobody asked");
});

test("tests that need engines stay out of the pure project", () => {
  expect(said).toContain("broken.test.ts");
  expect(said).not.toContain("engines.db.test.ts");
});
