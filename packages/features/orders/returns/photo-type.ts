export type PhotoType = "image/jpeg" | "image/png" | "image/webp" | "image/heic";

export const maxPhotoBytes = 8 * 1024 * 1024;
export const maxPhotos = 6;

const heicBrands = new Set(["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"]);

/** What the bytes say that they are, whatever their name says; null where they are no photograph that is taken. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (text(0, 8) === "\u0089PNG\r\n\u001A\n") return "image/png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  return text(4, 8) === "ftyp" && heicBrands.has(text(8, 12)) ? "image/heic" : null;
}
