import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@capstan/platform/log";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openContent, openWatchedContent } from "./content.ts";

const isAnswered = () => false;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  await mkdir(join(folder, "help"));
  await writeFile(join(folder, "sections.yaml"), "- folder: help\n  title: Help\n");
});

afterEach(async () => rm(folder, { recursive: true }));

async function write(title: string, body: string): Promise<void> {
  const description = "Words about the page, as long as they have to be.";
  const matter = `title: ${title}\npath: /help\ndescription: ${description}\nupdated: 2026-11-15`;
  await writeFile(join(folder, "help/page.md"), `---\n${matter}\n---\n\n${body}\n`);
}

test("a broken page ends the start and says in which file, on which line and why", async () => {
  await write("Help", "Text\n\n<b>bold</b>");
  await expect(openContent({ folder, isAnswered })).rejects.toThrow(
    /is not in order\.\n {2}help\/page\.md:10: markup is not allowed, write Markdown/,
  );
});

test("a link that nobody answers ends the start too", async () => {
  await write("Help", "[there](/nowhere)");
  await expect(openContent({ folder, isAnswered })).rejects.toThrow("help/page.md:8: nobody answers /nowhere");
});

test("in development a changed page is read again, and a broken one leaves the last good one standing", async () => {
  await write("First", "Text");
  const content = await openWatchedContent({ folder, isAnswered }, createLog({ level: "silent", name: "test" }));
  const title = () => content().pages[0]?.title;
  expect(title()).toBe("First");
  await write("Second", "Text");
  await expect.poll(title, { timeout: 10_000 }).toBe("Second");
  await write("Third", "<b>bold</b>");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(title()).toBe("Second");
  await write("Fourth", "Text");
  await expect.poll(title, { timeout: 10_000 }).toBe("Fourth");
});
