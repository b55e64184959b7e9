import { urls } from "@capstan/features/urls";
import { PackageSearch } from "lucide-react";

/** Spec 2.6. */
export function OrderLookupPanel() {
  return (
    <section className="order-lookup-panel">
      <h2>
        <PackageSearch size={20} /> Order Lookup
      </h2>
      <p>Track and check the status of an order.</p>
      <a href={urls.orderLookup()}>Look up an order</a>
    </section>
  );
}
