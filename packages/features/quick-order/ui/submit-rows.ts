import { urls } from "@capstan/features/urls";
import { showSnackbar } from "@capstan/ui/snackbar";
import { toast } from "@capstan/ui/toast";
import type { QuickOrderRow } from "../quick-order-rows.ts";
import { addEntries } from "./add-entries.ts";
import { checkLines } from "./check-lines.ts";

/** Finds the items behind the numbers that were typed, adds them, and says how it went. */
export async function submitRows(rows: readonly QuickOrderRow[], pageAccount: string | null): Promise<void> {
  const checked = await checkLines({ lines: rows.map(({ sku, quantity }) => ({ item: sku, quantity })) });
  const lines = checked.ok ? checked.answer.lines : [];
  const unclear = lines.find(({ status }) => status === "choose");
  const entries = rows.flatMap(({ sku, quantity }, at) => {
    const line = lines[at];
    // What nobody knows goes to the cart as it is, which says why it can't be added.
    return line?.status === "choose" ? [] : [{ sku: line?.product?.sku ?? sku, quantity }];
  });
  const { refusals } = await addEntries(entries, pageAccount);
  const added = entries.length - refusals.size;
  const [refusal] = refusals.values();
  const problem = refusal ?? (unclear && `${unclear.item}: ${unclear.message} The bulk order pad shows them.`);
  const text = `${added} ${added === 1 ? "product" : "products"} added to cart`;
  if (problem === undefined) showSnackbar(text, { text: "View Cart", href: urls.cart() });
  else toast.show(added > 0 ? `${text}. ${problem}` : problem, { tone: "problem" });
}
