import { expect, test } from "vitest";
import { startingLate } from "./late-start.server.ts";

const page = [
  '<head><link rel="modulepreload" href="/assets/framework.js" nonce="n1"/>',
  '<link rel="modulepreload" href="/assets/root.js" nonce="n1"/><link rel="stylesheet" href="/style.css"/></head>',
  '<body><script nonce="n1">window.first = 1</script>',
  '<script nonce="n1" type="module" async="">import "/assets/entry.js";</script>',
].join("");

test("nothing in the page makes a browser fetch script by itself", () => {
  const late = startingLate(page, "n1");
  expect(late).not.toMatch(/<link[^>]*modulepreload|type="module"/);
  expect(late).toContain('<script nonce="n1" type="text/plain" id="start">import "/assets/entry.js";</script>');
  expect(late).toContain('<link rel="stylesheet" href="/style.css"/>');
  expect(late).toContain("window.first = 1");
});

test("what was to be fetched is handed to the script that starts the page, which carries the page's nonce", () => {
  const [, last = ""] = startingLate(page, "n1").split(/(?=<script(?!.*<script))/s);
  expect(last).toMatch(/^<script nonce="n1">/);
  expect(last).toContain('(["/assets/framework.js","/assets/root.js"])</script>');
});
