import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mavenJar } from "../../../../scripts/engines/maven-jar.ts";
import { mustRun } from "../../../../scripts/engines/run.ts";
import { documentContentOf } from "./document-content-of.ts";
import { creditNoteContent, returnSlipContent } from "../returns/return-content-of.ts";
import { sampleReturn } from "../returns/test-kit/sample-return.ts";
import { createPdfRenderer } from "./render-pdf.server.ts";
import { sampleShipment } from "./test-kit/sample-shipment.ts";

const version = "1.28.2";
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-standard-"));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

test("invoices, packing slips, credit notes and return slips are PDF/UA-1, on one page or on many, by veraPDF's word", async () => {
  const jar = await mavenJar({
    name: "verapdf",
    artifact: `org.verapdf.apps:greenfield-apps:${version}`,
    fileName: `greenfield-apps-${version}.jar`,
  });
  const pdf = createPdfRenderer();
  const files: string[] = [];
  for (const [kind, lines] of [
    ["invoice", 23],
    ["invoice", 200],
    ["packing-slip", 23],
  ] as const) {
    const content = documentContentOf({ ...sampleShipment(lines), kind, name: "INV-100001" });
    const file = join(folder, `${kind}-${lines}.pdf`);
    await writeFile(file, await pdf.render(content, new Date("2026-11-17T12:00:00Z")));
    files.push(file);
  }
  const back = sampleReturn();
  for (const content of [creditNoteContent(back), returnSlipContent(back)]) {
    const file = join(folder, `${content.title}.pdf`);
    await writeFile(file, await pdf.render(content, new Date("2026-11-17T12:00:00Z")));
    files.push(file);
  }
  const report = await mustRun("java", ["-cp", jar, "org.verapdf.apps.GreenfieldCliWrapper", "-f", "ua1", ...files]);
  expect(report.match(/isCompliant="(true|false)"/g)).toEqual(files.map(() => 'isCompliant="true"'));
}, 300_000);
