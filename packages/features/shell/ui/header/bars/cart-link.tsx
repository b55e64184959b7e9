import { onAddToCart } from "@capstan/features/cart";
import { urls } from "@capstan/features/urls";
import { Count } from "@capstan/ui/badge";
import { ShoppingCart } from "lucide-react";
import { useEffect, useState } from "react";
import { countInCart, fetchCartQuantity, refetchAfterMs } from "./cart-quantity.ts";

export function CartLink() {
  const quantity = useCartQuantity();
  return (
    <a href={urls.cart()} className="header-action header-cart">
      <ShoppingCart size={20} />
      {/* What is seen, "Cart" and "5", begins what is heard: "Cart 5 items in cart". Who speaks to the page says what is seen. */}
      <span className="header-word">Cart</span>
      <span className="header-count-place" aria-hidden>
        {quantity !== undefined && quantity > 0 && <Count value={quantity} />}
      </span>
      {quantity !== undefined && <span className="visually-hidden"> {countInCart(quantity)}</span>}
    </a>
  );
}

/** Spec 4: loaded on mount and again 600 ms after an addition; a failure leaves it as it is. */
function useCartQuantity(): number | undefined {
  const [quantity, setQuantity] = useState<number>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let latest = 0;
    const refresh = async () => {
      const turn = ++latest;
      const answer = await fetchCartQuantity();
      if (turn === latest && answer !== undefined) setQuantity(answer);
    };
    void refresh();
    const stop = onAddToCart(() => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void refresh(), refetchAfterMs);
    });
    return () => {
      latest = -1;
      clearTimeout(waiting);
      stop();
    };
  }, []);
  return quantity;
}
