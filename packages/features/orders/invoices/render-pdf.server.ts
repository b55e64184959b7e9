import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { DocumentContent } from "./document-content.ts";
import { fontInWoff } from "./woff-font.server.ts";

export interface PdfRenderer {
  /** A tagged PDF (PDF/UA-1); the same bytes for the same content and time. */
  render(content: DocumentContent, at: Date): Promise<Uint8Array>;
}

const fontFiles = [
  "inter/files/inter-latin-400-normal.woff",
  "inter/files/inter-latin-700-normal.woff",
  "inter/files/inter-latin-ext-400-normal.woff",
  "archivo/files/archivo-latin-600-normal.woff",
  "archivo/files/archivo-latin-700-normal.woff",
  "archivo/files/archivo-latin-800-normal.woff",
  "jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff",
  "jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff",
];

/** Without this three hundred documents keep a gigabyte. */
const cacheAge = 10;

interface Loaded {
  readonly compiler: NodeCompiler;
  readonly template: string;
}

/** Typst, loaded when the first document is made: a process that makes none does not carry it. */
export function createPdfRenderer(): PdfRenderer {
  let loaded: Promise<Loaded> | undefined;
  return {
    render: async (content, at) => {
      loaded ??= load();
      const { compiler, template } = await loaded;
      const inputs = { data: JSON.stringify(content) };
      const pdf = compiler.pdf(
        { mainFileContent: template, inputs },
        { pdfStandard: "ua-1", creationTimestamp: Math.floor(at.getTime() / 1_000) },
      );
      compiler.evictCache(cacheAge);
      return pdf;
    },
  };
}

async function load(): Promise<Loaded> {
  const { NodeCompiler: Compiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const fontBlobs = await Promise.all(
    fontFiles.map(async (file) =>
      fontInWoff(await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)))),
    ),
  );
  const template = await readFile(new URL("templates/document.typ", import.meta.url), "utf8");
  return { compiler: Compiler.create({ fontArgs: [{ fontBlobs }] }), template };
}
