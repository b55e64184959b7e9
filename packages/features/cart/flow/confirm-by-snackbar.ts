import { urls } from "@capstan/features/urls";
import { showSnackbar } from "@capstan/ui/snackbar";
import type { AddToCartData } from "./add-answer.ts";
import { snackbarText } from "./result-texts.ts";

/** Everything was added. On the cart's own page there is nowhere to lead to. */
export function confirmBySnackbar(data: AddToCartData): void {
  const isCart = location.pathname === urls.cart();
  showSnackbar(snackbarText(data), isCart ? undefined : { text: "View Cart", href: urls.cart() });
}

/** Spec 9: small is below 640 px. */
export function isSmallScreen(): boolean {
  return !matchMedia("(width >= 640px)").matches;
}
