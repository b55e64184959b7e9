import { type FileType, fileTypeOf } from "@capstan/features/files";

export type PhotoType = Exclude<FileType, "application/pdf">;

export const maxPhotoBytes = 8 * 1024 * 1024;
export const maxPhotos = 6;

/** Null where the bytes are no photograph that is taken. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  const type = fileTypeOf(bytes);
  return type === "application/pdf" ? null : type;
}
