import { type Files, extensionOf } from "@capstan/features/files/server";
import type { Database } from "@capstan/platform/db";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import { type SubmissionKey, submittedFile } from "./submission.store.server.ts";

/** The document of a certificate, as a file to save: what others have sent is never opened as a page of the store. */
export async function certificateDocument(
  { db, files }: { readonly db: Database; readonly files: Pick<Files, "store"> },
  key: SubmissionKey,
): Promise<Result<FileAnswer>> {
  const file = await submittedFile(db, key);
  if (!file) return fail({ code: "CERTIFICATE_NOT_FOUND" });
  return ok({
    type: file.type,
    tag: file.hash,
    keepSeconds: 0,
    isAttachment: true,
    privateName: `tax-certificate-${file.state}-${key.id}.${extensionOf(file.type)}`,
    bytes: async () => {
      const bytes = await fallbackIfUnavailable("away" as const, async () => files.store.read(file.hash));
      if (bytes === "away") return fail({ code: "ENGINE_UNAVAILABLE", engine: "files" });
      return bytes ? ok(bytes) : fail({ code: "CERTIFICATE_NOT_FOUND" });
    },
  });
}
