import { expect, test } from "@playwright/test";
import { storeUrl } from "./address.ts";

const page = "/_kit/specimen/deferred";

test("the first part of a page arrives before the part that it waits for", async ({ baseURL }) => {
  const answer = await fetch(`${baseURL ?? storeUrl}${page}`, { headers: { "user-agent": "Mozilla/5.0 Chrome/156" } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value ?? "";
  expect(first).toContain("The page is here");
  expect(first).toContain("on its way");
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += part.value;
  expect(first).not.toContain("The late part is here.");
  expect(rest).toContain("The late part is here.");
});

test("a crawler gets the page when all of it is there", async ({ request }) => {
  const html = await (await request.get(page, { headers: { "user-agent": "Googlebot/2.1" } })).text();
  expect(html.indexOf("The late part is here.")).toBeGreaterThan(html.indexOf("The page is here"));
  expect(html).not.toContain("on its way");
});

test("a streamed page runs under the content security policy without a complaint", async ({ page: browser }) => {
  const complaints: string[] = [];
  browser.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await browser.goto(page, { waitUntil: "networkidle" });
  await expect(browser.getByText("The late part is here.")).toBeVisible();
  expect(complaints).toEqual([]);
});
