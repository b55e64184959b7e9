import { addToCart } from "@capstan/features/cart";
import { urls } from "@capstan/features/urls";
import { inDigits } from "@capstan/ui/digits";
import { showSnackbar } from "@capstan/ui/snackbar";
import { toast } from "@capstan/ui/toast";

/** Forms on their way; a second press adds nothing. */
const sending = new WeakSet<HTMLFormElement>();

/** Adds what a list's form asks for and leaves the buyer in the list. */
export async function addInPlace(form: HTMLFormElement): Promise<void> {
  const fields = new FormData(form);
  const sku = fields.get("sku");
  if (sending.has(form) || typeof sku !== "string") return;
  sending.add(form);
  const typed = Number(fields.get("quantity"));
  const quantity = typed === 0 ? Number(form.dataset["least"]) : typed;
  const outcome = await addToCart([{ sku, quantity }]);
  sending.delete(form);
  if (!outcome.isAdded) {
    toast.show(outcome.message, { tone: "problem" });
    return;
  }
  form.reset();
  showSnackbar(`Added to cart: ${inDigits(quantity)} of ${sku}`, { text: "View Cart", href: urls.cart() });
}
