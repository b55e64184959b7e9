import { brand } from "@capstan/features/brand";
import { seller } from "@capstan/features/seller";
import type { OrderAddress } from "../order.ts";

/** The logo's mark in black: documents are printed. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 4 40 33"><g><rect x="0" y="8.5" width="8" height="3.4" rx="1"/><rect x="32" y="8.5" width="8" height="3.4" rx="1"/><path fill-rule="evenodd" d="M10 5h20a2 2 0 0 1 2 2v6.4a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm2.6 3.6v3.2h3.2V8.6Zm5.8 0v3.2h3.2V8.6Zm5.8 0v3.2h3.2V8.6Z"/><path d="M11 17h18c-1.2 2.6-1.9 5-1.9 7.4 0 2.2.7 4.4 2.4 6.6H10.5c1.7-2.2 2.4-4.4 2.4-6.6 0-2.4-.7-4.8-1.9-7.4Z"/><path d="M7.5 32.5h25a1.5 1.5 0 0 1 1.5 1.5v1.8H6V34a1.5 1.5 0 0 1 1.5-1.5Z"/></g></svg>`;

export const sellerBlock = {
  name: seller.name,
  words: brand.name.split(" "),
  lines: [seller.name, seller.address, `${brand.phone}, ${seller.site}`],
};

export function addressLines({
  name,
  attention,
  address1,
  address2,
  city,
  state,
  zip,
}: OrderAddress): readonly string[] {
  return [name, attention && `Attention ${attention}`, address1, address2, `${city}, ${state} ${zip}`].filter(
    (line): line is string => line !== null && line !== "",
  );
}
