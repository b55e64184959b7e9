import { onAddToCart } from "@capstan/features/cart";
import { urls } from "@capstan/features/urls";
import { Count } from "@capstan/ui/badge";
import { ShoppingCart } from "lucide-react";
import { useEffect, useState } from "react";
import { cartName, fetchCartQuantity, refetchAfterMs } from "./cart-quantity.ts";

export function CartLink() {
  const quantity = useCartQuantity();
  return (
    <a href={urls.cart()} className="header-action header-cart">
      <ShoppingCart size={20} />
      {/* Seen as a word and a number, heard as one phrase. A label on the link would differ from what stands in it. */}
      <span className="header-word" aria-hidden>
        Cart
      </span>
      {/* The place is kept from the start, so that nothing moves when the count comes. */}
      <span className="header-count-place" aria-hidden>
        {quantity !== undefined && quantity > 0 && <Count value={quantity} />}
      </span>
      <span className="visually-hidden">{cartName(quantity)}</span>
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
