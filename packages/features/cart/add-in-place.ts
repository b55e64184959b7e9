import { urls } from "@capstan/features/urls";
import { inDigits } from "@capstan/ui/digits";
import { showSnackbar } from "@capstan/ui/snackbar";
import { toast } from "@capstan/ui/toast";
import { type AddOutcome, type AddToCartOptions, type CartEntry, addToCart } from "./add-to-cart.ts";

interface AddInPlaceOptions {
  readonly options: AddToCartOptions | undefined;
  /** The form shows by itself how it went. */
  readonly isQuiet: boolean;
}

/** Adds an item and leaves the buyer where they are. */
export async function addInPlace(entry: CartEntry, { options, isQuiet }: AddInPlaceOptions): Promise<AddOutcome> {
  const outcome = await addToCart([entry], options);
  if (isQuiet) return outcome;
  if (outcome.isAdded) {
    const text = `Added to cart: ${inDigits(entry.quantity)} of ${entry.sku}`;
    showSnackbar(text, { text: "View Cart", href: urls.cart() });
  } else {
    toast.show(outcome.message, { tone: "problem" });
  }
  return outcome;
}
