import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { keepRunning } from "./dev-process.ts";

/** A process that writes when it starts and when it ends, and takes its time to end. */
const slowToEnd = `
  const { appendFileSync } = require("node:fs");
  const [log] = process.argv.slice(1);
  appendFileSync(log, "start ");
  process.on("SIGTERM", () => setTimeout(() => { appendFileSync(log, "end "); process.exit(); }, 400));
  setInterval(() => {}, 1000);`;

test("a process that is told to restart again while it still ends is started once, and no two run at a time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dev-process-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, "log");
  const written = () => readFileSync(log, { encoding: "utf8", flag: "a+" });
  const kept = keepRunning(() => spawn(process.execPath, ["-e", slowToEnd, log], { stdio: "ignore" }));
  await expect.poll(written).toBe("start ");
  // Its signal handler comes right after the line.
  await setTimeout(100);
  kept.restart();
  await setTimeout(250);
  kept.restart();
  await expect.poll(written, { timeout: 5_000 }).toBe("start end start ");
  await setTimeout(800);
  expect(written()).toBe("start end start ");
  await kept.stop();
  expect(written()).toBe("start end start end ");
});
