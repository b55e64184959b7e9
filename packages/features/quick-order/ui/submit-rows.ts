import { loadAddInPlace } from "@capstan/features/cart";
import { toast } from "@capstan/ui/toast";
import type { QuickOrderRow } from "../quick-order-rows.ts";
import { checkLines } from "./check-lines.ts";

const padShowsThem = "The bulk order pad shows them.";

/** Finds the items behind the numbers that were typed, and adds them like any other item. */
export async function submitRows(rows: readonly QuickOrderRow[], pageAccount: string | null): Promise<void> {
  const [{ addInPlace, notSentEntry }, checked] = await Promise.all([
    loadAddInPlace(),
    checkLines({ lines: rows.map(({ sku, quantity }) => ({ item: sku, quantity })) }),
  ]);
  const lines = checked.ok ? checked.answer.lines : [];
  const notSent = lines
    .filter(({ status }) => status === "choose")
    .map(({ item, message }) => notSentEntry(item, `${item}: ${message} ${padShowsThem}`));
  const entries = rows.flatMap(({ sku, quantity }, at) => {
    const line = lines[at];
    // What nobody knows goes to the cart as it is, which says why it can't be added.
    return line?.status === "choose" ? [] : [{ sku: line?.product?.sku ?? sku, quantity }];
  });
  if (entries.length > 0) await addInPlace({ entries, pageAccount }, { notSent });
  else toast.show(notSent.map(({ error }) => error?.errorMessage).join(" "), { tone: "problem" });
}
