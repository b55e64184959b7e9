import { Parser } from "saxen";
import { RefusedFile } from "./sheet.ts";

export interface XmlHandler {
  /** Names come without their prefix. */
  open?(name: string, attributes: () => Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

const maxDepth = 60;

/** Walks through a part of a workbook. Document types are refused, and with them every entity but XML's own five. */
export function readXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = new Parser();
  let depth = 0;
  parser.on("openTag", (name, attributes, decode) => {
    depth += 1;
    if (depth > maxDepth) throw new RefusedFile("FILE_UNREADABLE");
    handler.open?.(localName(name), () => decoded(attributes(), decode));
  });
  parser.on("closeTag", (name) => {
    depth -= 1;
    handler.close?.(localName(name));
  });
  parser.on("text", (text, decode) => handler.text?.(decode(text)));
  parser.on("cdata", (text) => handler.text?.(text));
  const refuse = () => {
    throw new RefusedFile("FILE_UNREADABLE");
  };
  parser.on("attention", refuse);
  parser.on("error", refuse);
  parser.parse(xmlText(bytes));
  if (depth !== 0) refuse();
}

function xmlText(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new RefusedFile("FILE_UNREADABLE");
    return text;
  } catch {
    throw new RefusedFile("FILE_UNREADABLE");
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function decoded(
  attributes: Record<string, string>,
  decode: (text: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [localName(name), value.includes("&") ? decode(value) : value]),
  );
}
