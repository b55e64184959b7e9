import { launch } from "chrome-launcher";
import { chromiumPath } from "../../e2e/chromium.ts";

export interface LaunchedBrowser extends AsyncDisposable {
  readonly port: number;
}

/**
 * A browser of its own, launched as Lighthouse launches it: one that translates pages reads and lays out all of their text
 * while they load, and one that Playwright steers as well would disturb the traces.
 */
export async function startBrowser(): Promise<LaunchedBrowser> {
  const browser = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"],
    logLevel: "silent",
  });
  return { port: browser.port, [Symbol.asyncDispose]: async () => browser.kill() };
}
