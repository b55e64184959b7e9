/** `npm run doctor`: whether this machine can run, build and test the store, and what to do where it cannot. */
import { formatFinding } from "../apps/cli/doctor/finding.ts";
import { checkBrowser } from "./doctor/browser.ts";
import { checkEngines, checkEnvironment, checkMigrations, loadWrittenAddresses } from "./doctor/checkout.ts";
import { checkMachine } from "./doctor/machine.ts";
import { checkPorts } from "./doctor/ports.ts";
import { checkRuntime } from "./doctor/runtime.ts";

loadWrittenAddresses();

// One after the other, so that an engine's time to answer is its own.
const checks = [checkRuntime, checkEngines, checkEnvironment, checkMigrations, checkMachine, checkBrowser, checkPorts];
let failed = false;
for (const check of checks) {
  for (const finding of await check()) {
    console.log(formatFinding(finding));
    failed ||= finding.level === "fail";
  }
}
process.exitCode = failed ? 1 : 0;
