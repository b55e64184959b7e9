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
  "2-items.jsonl": "34fe4f6b5d938ef7d1e5f3b5577667262fe62f2966511ff997ba228b713ba7de",
  "3-links.jsonl": "5f4d4139aeff6067b103c29b848db461086d2a31410e86ea4a4697043f159a40",
  "4-branches.jsonl": "a6aa1847dd6f877ae2aa16298ec437180bbf4836786288a683873bcd03d1f7f5",
  "5-accounts.jsonl": "71e01932b4019c6e7e5785e37bb165d912222456d9c970c7c51e58ac35aeb3e4",
  "6-prices.csv": "ad448761822ef381a1a7f1aac29b54633b27055730297327fb604edfebae45f2",
  "7-stock.csv": "e941ba2eadb70dc9f9440da72ab2055cbaab8ceb5d24ee213ae26fb15b574dbe",
};

test("the demo company at its full size is the same to the byte", async () => {
  const folder = await mkdtemp(join(tmpdir(), "capstan-company-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const written = await generateCompany({ ...demoCompany, folder });
  expect(Object.fromEntries(written.map(({ file, sha256 }) => [basename(file), sha256]))).toEqual(files);
});
