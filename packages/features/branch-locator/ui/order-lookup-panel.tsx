import { ButtonLink } from "@capstan/ui/button";
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
      <ButtonLink href={urls.orderLookup()}>Order Lookup</ButtonLink>
    </section>
  );
}
