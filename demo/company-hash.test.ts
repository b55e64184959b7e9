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
  "1-categories.jsonl": "15ba37c95cfd05223b2b4275847129871387441dd11da7cd297b31c797b0235e",
  "2-items.jsonl": "cd8fcb8fcb0773be41222a19700584e17f8425f7ec4c9c1c6ec9dbce81e597e6",
  "3-links.jsonl": "029a5e093b0ce1d528d087b33496cb54b0323d244532c9a47c81f3e20e7b1612",
  "4-branches.jsonl": "a6aa1847dd6f877ae2aa16298ec437180bbf4836786288a683873bcd03d1f7f5",
  "5-accounts.jsonl": "da0fa2045bd2c08940c052c4c5618d5729572beca4af13bd054a2c0b30aa124c",
  "6-prices.csv": "664b43c38fda9e70937c4a9c2d608d652feaa0462929a5bd2359fe006365ec9b",
  "7-stock.csv": "e941ba2eadb70dc9f9440da72ab2055cbaab8ceb5d24ee213ae26fb15b574dbe",
};

test("the demo company at its full size is the same to the byte", async () => {
  const folder = await mkdtemp(join(tmpdir(), "capstan-company-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const written = await generateCompany({ ...demoCompany, folder });
  expect(Object.fromEntries(written.map(({ file, sha256 }) => [basename(file), sha256]))).toEqual(files);
});
