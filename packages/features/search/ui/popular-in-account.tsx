import "./popular-in-account.css";
import { ItemTable } from "@capstan/features/listing";
import { urls } from "@capstan/features/urls";
import { inDigits } from "@capstan/ui/digits";
import type { PurchasedRow } from "../results.ts";

const own = [
  { name: "Past 12 months", textOf: ({ quantity }: PurchasedRow) => inDigits(quantity), isLabelled: true },
  { name: "Last ordered", textOf: ({ lastOrdered }: PurchasedRow) => lastOrdered, isLabelled: true },
];

/** What the account orders of the category, ready to be ordered again. */
export function PopularInAccount({ items }: { readonly items: readonly PurchasedRow[] }) {
  return (
    <section className="popular-in-account" aria-labelledby="popular-in-account">
      <div className="popular-in-account-head">
        <h2 id="popular-in-account">Popular in your account</h2>
        <a href={urls.orderHistory()}>Purchased Products</a>
      </div>
      <ItemTable
        heading="Popular in your account"
        caption="What your account ordered most of here in the past 12 months"
        items={items}
        own={own}
      />
    </section>
  );
}
