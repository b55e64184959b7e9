import { createHash } from "node:crypto";
import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import { monogramSvg } from "./monogram.ts";

const keepSeconds = 86_400;

/**
 * A monogram for a customer that sent no picture of its own: `tall-oak-mills.svg`. It is drawn from the words of its
 * address alone, so that it tells nothing of who is a customer.
 */
export function accountLogo({ name }: { readonly name: string }): Result<FileAnswer> {
  const words = /^(?<words>[a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(name)?.groups?.["words"];
  if (words === undefined) return fail({ code: "NOT_FOUND" });
  const [pick = 0] = createHash("sha1").update(words).digest();
  const svg = monogramSvg(initialsOf(words), pick);
  const tag = createHash("sha1").update(svg).digest("base64url");
  return ok({ type: "image/svg+xml", tag, keepSeconds, bytes: async () => ok(Buffer.from(svg)) });
}

/** What only joins names or says which kind of company it is. */
const joining = new Set(["and", "of", "the", "co", "inc", "llc"]);

/** Of at most three words. */
function initialsOf(words: string): string {
  const telling = words.split("-").filter((word) => !joining.has(word));
  return telling
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
