import { lazyUrls } from "@capstan/features/lazy-urls";
import { decode, object, text } from "@capstan/platform/decode";
import type { AnsweredLines, CheckLinesBody } from "../quick-order.schema.ts";

/** What the store answers about lines, or why it did not. */
export type Checked =
  | { readonly ok: true; readonly answer: AnsweredLines }
  | { readonly ok: false; readonly message: string };

const failed = "The lines could not be checked. Try again in a moment.";

export async function checkLines(body: CheckLinesBody): Promise<Checked> {
  return post(lazyUrls.checkLines(), JSON.stringify(body), "application/json");
}

export async function checkFile(file: Blob): Promise<Checked> {
  return post(lazyUrls.checkFile(), file, "application/octet-stream");
}

async function post(url: string, body: BodyInit, type: string): Promise<Checked> {
  try {
    const answer = await fetch(url, { method: "POST", body, headers: { "content-type": type } });
    const said: unknown = await answer.json();
    if (answer.ok) return { ok: true, answer: said as AnsweredLines };
    return { ok: false, message: decode(refusal, said).error.message };
  } catch {
    return { ok: false, message: failed };
  }
}

const refusal = object({ error: object({ message: text }) });
