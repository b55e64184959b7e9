/** `npm run verify:pdf`: makes an invoice and a packing slip, and has veraPDF say whether they are PDF/UA-1. Needs Java and Maven. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentContentOf } from "../packages/features/orders/invoices/document-content-of.ts";
import { createPdfRenderer } from "../packages/features/orders/invoices/render-pdf.server.ts";
import { sampleShipment } from "../packages/features/orders/invoices/test-kit/sample-shipment.ts";
import { mavenJar } from "./engines/maven-jar.ts";
import { mustRun } from "./engines/run.ts";

const version = "1.28.2";
const jar = await mavenJar({
  name: "verapdf",
  artifact: `org.verapdf.apps:greenfield-apps:${version}`,
  fileName: `greenfield-apps-${version}.jar`,
});
const pdf = createPdfRenderer();
const folder = await mkdtemp(join(tmpdir(), "verify-pdf-"));
try {
  const files: string[] = [];
  for (const [kind, lines] of [
    ["invoice", 23],
    ["invoice", 500],
    ["packing-slip", 23],
  ] as const) {
    const file = join(folder, `${kind}-${lines}.pdf`);
    const content = documentContentOf({
      ...sampleShipment(lines),
      kind,
      name: kind === "invoice" ? "INV-100001" : "PS-1",
    });
    await writeFile(file, await pdf.render(content, new Date("2026-11-17T12:00:00Z")));
    files.push(file);
  }
  const report = await mustRun("java", ["-cp", jar, "org.verapdf.apps.GreenfieldCliWrapper", "-f", "ua1", ...files]);
  const compliant = report.match(/isCompliant="true"/g)?.length ?? 0;
  console.log(`${compliant} of ${files.length} documents are PDF/UA-1`);
  if (compliant !== files.length) {
    console.error(report);
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
