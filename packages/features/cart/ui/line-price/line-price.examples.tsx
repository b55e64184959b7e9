import type { KitEntry } from "@capstan/ui/examples";
import { addedEntry, exampleProduct } from "../../flow/add-answer.fixture.ts";
import type { CartItem, ProductCartData } from "../../flow/add-answer.ts";
import { priceDisplay } from "../../flow/price-display.ts";
import { LinePrice } from "./line-price.tsx";

interface Case {
  readonly product?: Partial<ProductCartData>;
  readonly item?: Partial<CartItem>;
  readonly hasAccount?: boolean;
  readonly quantity?: number;
}

const cases: Readonly<Record<string, Case>> = {
  "Sign in": { item: { onlinePriceDisplayMsg: "Log in for Pricing" } },
  "Sign in, with a tooltip": {
    item: { onlinePriceDisplayMsg: "Log in for Pricing" },
    product: { tooltipContent: "Prices of <b>Hollin Flow</b> are set by account." },
  },
  "A text": { product: { priceText: "Call for Price" } },
  Sale: {
    product: { priceSellLabel: "Sale", formattedPrice: "$8.43", strikePrice: "$9.37", salePriceExpDate: "2026-11-30" },
    quantity: 6,
    item: { addedSubTotal: "$50.58" },
  },
  "Web Price": {},
  "Your Price, several": { hasAccount: true, quantity: 4 },
  "Contract Reference Price": { hasAccount: true, item: { price: { formattedContractReferencePrice: "$16.54" } } },
  "Not available": { product: { formattedPrice: "NA", priceText: "NA", unitOfMeasure: null } },
};

export const examples: KitEntry = {
  name: "Line price",
  summary: "The price of a line in the cart and in the add-to-cart dialog.",
  keyboard: [],
  examples: Object.entries(cases).map(([title, { product, item, hasAccount = false, quantity = 1 }]) => ({
    title,
    render: () => {
      const { cartItem } = addedEntry("4RN31A", { productCartData: exampleProduct(product), ...item });
      return <LinePrice display={priceDisplay(cartItem, { hasAccount, quantity })} />;
    },
  })),
};
