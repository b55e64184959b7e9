import { lazyUrls } from "@capstan/features/lazy-urls";
import { decode, flag, list, nullable, object, oneOf, text, whole } from "@capstan/platform/decode";
import { pageAccountHeader } from "@capstan/platform/http/page-account";
import type { PriceReasons } from "../price-reasons.ts";

const reasonsAnswer = object<PriceReasons>({
  rule: oneOf(["contract", "sale", "clearance", "web", "sign-in", "none"]),
  title: text,
  detail: text,
  rows: list(object({ label: text, price: text, isChosen: flag, why: nullable(text) })),
  nextBreak: nullable(object({ quantity: whole, more: whole, price: text, savingEach: text, total: text })),
  ends: nullable(text),
  saving: nullable(text),
});

interface ReasonsFor {
  readonly sku: string;
  readonly quantity: number;
  /** The account whose price the page shows: the reasons of another one's are refused. */
  readonly pageAccount: string | null;
}

/** Undefined where they could not be had. */
export async function fetchReasons(
  { sku, quantity, pageAccount }: ReasonsFor,
  signal: AbortSignal,
): Promise<PriceReasons | undefined> {
  const query = new URLSearchParams({ sku, quantity: String(quantity) });
  const headers = {
    accept: "application/json",
    ...(pageAccount === null ? {} : { [pageAccountHeader]: pageAccount }),
  };
  try {
    const answer = await fetch(`${lazyUrls.priceReasons()}?${query}`, { headers, signal });
    return answer.ok ? decode(reasonsAnswer, await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}
