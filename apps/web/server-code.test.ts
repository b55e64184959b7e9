import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

mkdirSync(join(import.meta.dirname, "build"), { recursive: true });
const app = mkdtempSync(join(import.meta.dirname, "build/planted-"));
afterAll(() => rmSync(app, { recursive: true }));

const files = {
  "react-router.config.ts": `export default { appDirectory: "app" };`,
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite"; export default { plugins: [reactRouter()], logLevel: "error" };`,
  "app/root.tsx": `export default function Root() { return null; }`,
  "app/routes.ts": `import { index } from "@react-router/dev/routes"; export default [index("page.tsx")];`,
  "app/price.store.server.ts": `export const secret = "account 0884512907";`,
  "app/page.tsx": `import { secret } from "./price.store.server.ts"; export default function Page() { return secret; }`,
};

test("server code in a browser bundle fails the build", () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(app, name, ".."), { recursive: true });
    writeFileSync(join(app, name), text);
  }
  const build = spawnSync("react-router", ["build", app], { encoding: "utf8" });
  expect(build.status).not.toBe(0);
  expect(build.stdout + build.stderr).toMatch(/Server-only module referenced by client[\s\S]*price\.store\.server/);
}, 60_000);
