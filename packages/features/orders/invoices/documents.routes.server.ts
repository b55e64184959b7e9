import { lazyUrls } from "@capstan/features/lazy-urls";
import { bug } from "@capstan/platform/bug";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, fileAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { z } from "zod";
import { documentBytes, documentOnFile } from "./document.store.server.ts";

/** Invoices and packing slips for the account that they belong to. */
export function documentRoutes({ db }: { readonly db: Database }): readonly RouteSpec[] {
  return [
    route({
      method: "GET",
      path: lazyUrls.orderDocument({ document: ":document" }),
      summary: "An invoice or packing slip of the visitor's account, as a tagged PDF",
      slice: "orders",
      level: "fully-authenticated",
      account: "own",
      agents: "look",
      references: { document: "own-account" },
      params: z.object({ document: z.string().max(64) }),
      answer: fileAnswer,
      errors: ["DOCUMENT_NOT_FOUND", "DOCUMENT_NOT_READY", "ENGINE_UNAVAILABLE"],
      handle: async ({ params: { document }, visitor }) => {
        const accountNumber = visitor.accountNumber ?? bug("the route let in somebody without an account");
        const key = { accountNumber, name: document };
        const found = await documentOnFile(db, key);
        if (!found) return fail({ code: "DOCUMENT_NOT_FOUND" });
        if (found.hash === null) return fail({ code: "DOCUMENT_NOT_READY" });
        return ok({
          type: "application/pdf",
          tag: found.hash,
          keepSeconds: 0,
          privateName: `${found.name}.pdf`,
          bytes: async () => {
            const bytes = await documentBytes(db, key);
            return bytes ? ok(bytes) : fail({ code: "DOCUMENT_NOT_FOUND" });
          },
        });
      },
    }),
  ];
}
