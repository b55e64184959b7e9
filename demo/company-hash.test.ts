import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demoCompany, generateCompany } from "./generate.ts";

/**
 * The company is the same to the byte, whoever makes it and however the code that makes it is arranged. Change a hash
 * only together with a deliberate change of the company itself: new items, mended texts, other prices. A refactoring
 * that changes one has a bug.
 */
const files = {
  "1-categories.jsonl": "4446d57289663cd7ec12937841d7701dd583f6d227bdfa1004ab028dafd55d31",
  "2-items.jsonl": "a1f60ddf714be8c0c551ef8d0a73173a447d49afe9976138c57462632cd8a5fe",
  "3-links.jsonl": "638a15a0ff7ea5c63cd8e815c28915d898e4b9ae88433f08b99c7f9a70514229",
  "4-branches.jsonl": "a6aa1847dd6f877ae2aa16298ec437180bbf4836786288a683873bcd03d1f7f5",
  "5-accounts.jsonl": "75f9ac6fbdbe727f3dd5f5a3e200d3d2bc40eabeb2012f9bb84992d8d4a51245",
  "6-prices.csv": "baa904715c5e56d48fd9325249e31a609546f9326d3d75ae7f1c2a0854550a33",
  "7-stock.csv": "12b7825693cf30015dfa1aba34eb6a8c231c3ef82f59de38e3900500f1fb8715",
  "8-order-terms.jsonl": "4186359f06e90c70934886ea0d8172a3fce74d68d625957cd4fc22253fe4a3ff",
};

test("the demo company at its full size is the same to the byte", async () => {
  const folder = await mkdtemp(join(tmpdir(), "capstan-company-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const written = await generateCompany({ ...demoCompany, folder });
  expect(Object.fromEntries(written.map(({ file, sha256 }) => [basename(file), sha256]))).toEqual(files);
});
