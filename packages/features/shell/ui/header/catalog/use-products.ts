import { useEffect, useState } from "react";
import { allProducts, type MenuProducts } from "./all-products.ts";

/** Undefined until the store has answered. */
export function useProducts(): MenuProducts | undefined {
  const [products, setProducts] = useState<MenuProducts>();
  useEffect(() => {
    let isGone = false;
    void allProducts().then((answer) => {
      if (!isGone) setProducts(answer);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return products;
}
