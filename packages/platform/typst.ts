import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { fontInWoff } from "./typst/woff-font.ts";

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

export interface PdfTemplate<Content> {
  /** A tagged PDF (PDF/UA-1); the same bytes for the same content and time. */
  render(content: Content, at?: Date): Promise<Uint8Array>;
}

interface Loaded {
  readonly compiler: NodeCompiler;
  readonly template: string;
}

/**
 * A Typst file that reads its content as JSON from `sys.inputs.data`. Typst is loaded when the first document is made: a
 * process that makes none does not carry it.
 */
export function createPdfTemplate<Content>(file: URL): PdfTemplate<Content> {
  let loaded: Promise<Loaded> | undefined;
  return {
    render: async (content, at) => {
      loaded ??= load(file);
      const { compiler, template } = await loaded;
      const pdf = compiler.pdf(
        { mainFileContent: template, inputs: { data: JSON.stringify(content) } },
        { pdfStandard: "ua-1", ...(at ? { creationTimestamp: Math.floor(at.getTime() / 1_000) } : {}) },
      );
      compiler.evictCache(cacheAge);
      return pdf;
    },
  };
}

async function load(file: URL): Promise<Loaded> {
  const { NodeCompiler: Compiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const fontBlobs = await Promise.all(
    fontFiles.map(async (font) =>
      fontInWoff(await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${font}`)))),
    ),
  );
  return { compiler: Compiler.create({ fontArgs: [{ fontBlobs }] }), template: await readFile(file, "utf8") };
}
