export type FileType = "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "image/heic";

const heicBrands = new Set(["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"]);

/** What the bytes say that they are, whatever their name says; null where they are nothing that is taken. SVG and HTML never are. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length < 16) return null;
  if (/^%PDF-\d/.test(text(0, 6))) return "application/pdf";
  if (text(0, 3) === "\u00FF\u00D8\u00FF") return "image/jpeg";
  if (text(0, 8) === "\u0089PNG\r\n\u001A\n") return "image/png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  return text(4, 8) === "ftyp" && heicBrands.has(text(8, 12)) ? "image/heic" : null;
}

const extensions: Readonly<Record<FileType, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
};

/** What the name of such a file ends in. */
export function extensionOf(type: FileType): string {
  return extensions[type];
}
