import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { tableFaults } from "./table-faults.fixture.ts";

const asked = join(import.meta.dirname, "../../../../bench/relevance/buyers/second.tsv");
const queryCount = 200;
/** Each part has a browser page of its own. */
const partSize = 25;
const widths = [1280, 820];

/** What buyers typed, as the judged list has it. */
function queries(): readonly string[] {
  const lines = readFileSync(asked, "utf8").trim().split("\n");
  const texts = [...new Set(lines.map((line) => line.split("\t")[0] ?? ""))].filter((text) => text !== "");
  return texts.slice(0, queryCount);
}

// Layout needs no script.
test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 300_000 });

for (let from = 0; from < queryCount; from += partSize) {
  test(`tables of searches ${from + 1} to ${from + partSize} fit, repeat nothing and stand in line`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const text of queries().slice(from, from + partSize)) {
      await page.goto(`/search?${new URLSearchParams({ searchQuery: text })}`, { waitUntil: "load" });
      // What is out of sight is not laid out otherwise.
      await page.evaluate(() => {
        for (const family of document.querySelectorAll<HTMLElement>(".family"))
          family.style.contentVisibility = "visible";
      });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await tableFaults(page);
        faults.push(...found.map((fault) => `${text} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test("the list has as many searches as it is to have", () => {
  expect(queries()).toHaveLength(queryCount);
});
