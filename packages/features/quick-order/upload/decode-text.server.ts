import { RefusedFile } from "./sheet.ts";

/** The text of a file in UTF-8, UTF-16 or what Excel writes on Windows, by its mark and then by what fits. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decoded(bytes, "utf-16be");
  const text = inUtf8(bytes) ?? decoded(bytes, "windows-1252");
  // Whatever has zeros is no text, or one in an encoding that nobody named.
  return refuseControls(text);
}

function inUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return refuseControls(new TextDecoder(encoding).decode(bytes));
}

function refuseControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  if (/[\u0000-\u0008\u000E-\u001F]/.test(text)) throw new RefusedFile("FILE_KIND_UNKNOWN");
  return text;
}
