import { pageAccountField } from "@capstan/platform/http/page-account";
import { type Result, fail, ok } from "@capstan/platform/result";
import { uploadLimits } from "./upload/sheet.ts";

export interface PostedLine {
  readonly row: number;
  /** As it was written at first. */
  readonly text: string;
  readonly item: string;
  readonly quantity: number;
  readonly chosenSku: string | null;
  readonly isAdded: boolean;
  /** What was asked for before the quantity was made to fit the pack. */
  readonly asked: number | null;
}

/** What the page's plain form holds. */
export interface PostedForm {
  readonly isAdding: boolean;
  readonly text: string;
  readonly file: Uint8Array | null;
  /** The lines of the review; null where none is shown yet, or others are pasted. */
  readonly lines: readonly PostedLine[] | null;
  readonly idempotencyKey: string | undefined;
  readonly pageAccount: string | null;
}

const maxBytes = uploadLimits.bytes + 2 * 1024 * 1024;

export async function postedForm(request: Request): Promise<Result<PostedForm>> {
  const bytes = await boundedBody(request);
  if (!bytes) return fail({ code: "FILE_TOO_LARGE" });
  const form = await formIn(bytes, request.headers.get("content-type") ?? "");
  if (!form) return fail({ code: "VALIDATION_FAILED", fields: [{ field: "text", reason: "is missing" }] });
  const file = form.get("file");
  const intent = textIn(form, "intent");
  const hasFile = file instanceof File && file.size > 0;
  return ok({
    isAdding: intent === "add",
    text: textIn(form, "text").slice(0, 400_000),
    file: hasFile && intent === "read" ? new Uint8Array(await file.arrayBuffer()) : null,
    lines: intent === "read" ? null : linesIn(form),
    idempotencyKey: /^[0-9a-f]{32}$/.exec(textIn(form, "idempotencyKey"))?.[0],
    pageAccount: form.has(pageAccountField) ? textIn(form, pageAccountField) : null,
  });
}

/** Read piece by piece, and no further than allowed. */
async function boundedBody({ body }: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > maxBytes) return undefined;
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

async function formIn(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    return undefined;
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function wholeIn(form: FormData, name: string): number | null {
  const text = textIn(form, name).trim();
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/** The fields of the review: `item-3`, `quantity-3`, `sku-3`. A button may make a quantity fit the pack: "3:24". */
function linesIn(form: FormData): readonly PostedLine[] {
  const [place, made] = textIn(form, "make").split(":");
  const lines: PostedLine[] = [];
  for (let at = 0; form.has(`item-${at}`) && at < uploadLimits.rows; at++) {
    const typed = String(at) === place ? (made ?? "") : textIn(form, `quantity-${at}`);
    lines.push({
      row: Number(textIn(form, `row-${at}`)) || at + 1,
      text: textIn(form, `text-${at}`).slice(0, 5_000),
      item: textIn(form, `item-${at}`).slice(0, 200),
      quantity: /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN,
      chosenSku: textIn(form, `sku-${at}`) || null,
      isAdded: form.has(`added-${at}`),
      asked: wholeIn(form, String(at) === place ? `quantity-${at}` : `asked-${at}`),
    });
  }
  // The short form has rows that nobody filled in. A review's rows have the text that they were read from.
  return lines.filter(({ item, text }) => item.trim() !== "" || text !== "");
}
