import { createHash } from "node:crypto";
import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";

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

// oxlint-disable-next-line capstan/raw-colour -- a file of its own, which no style sheet reaches
const inks = ["#1d3557", "#7a1f1f", "#234d20", "#4a2c6d", "#8a4b08", "#0b4f5c", "#3b3b3b"] as const;

/** Letters in a frame, 160 by 48, as a header's logo slot wants it; `pick` chooses the ink. */
function monogramSvg(letters: string, pick: number): string {
  const ink = inks[pick % inks.length] ?? inks[0];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48" width="160" height="48">` +
    `<rect x="1" y="1" width="158" height="46" rx="6" fill="${ink}"/>` +
    `<rect x="5" y="5" width="150" height="38" rx="3" fill="none" stroke="#fff" stroke-opacity=".5"/>` +
    `<text x="80" y="34" fill="#fff" font-family="Georgia, serif" font-size="28" letter-spacing="6" text-anchor="middle">${letters}</text>` +
    "</svg>"
  );
}
