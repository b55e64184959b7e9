export { type LoadAnswer, LoadBrowser } from "./load/load-browser.ts";
export { type WebProcesses, startWebProcesses } from "./load/web-processes.ts";
export { type StripeFake, startStripeFake } from "./stripe/stripe-fake.ts";
