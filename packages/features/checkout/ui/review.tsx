import { Link } from "@capstan/ui/link";
import type { CheckoutView } from "../checkout.ts";
import { Steps } from "./steps.tsx";

/** What is about to be ordered, once more, and what happens then. */
export function Review({ view }: { readonly view: CheckoutView }) {
  const { delivery, payment, companyName, accountNumber, copiesTo, approval, guest } = view;
  const { name, address1, city, state, zip } = delivery.address;
  const references = payment.references.filter(({ value }) => value !== "");
  return (
    <>
      <div className="checkout-review">
        <Part title="Delivery" href="#delivery">
          <p>{name}</p>
          <p>{address1 === "" ? "No address yet" : `${address1}, ${city}, ${state} ${zip}`}</p>
          {delivery.receiving.attention && <p>Attention {delivery.receiving.attention}</p>}
        </Part>
        <Part title="Payment" href="#payment">
          <p>{payment.method === "card" ? "Card, charged as it ships" : `Bill to account, ${payment.paymentTerms}`}</p>
          <p>
            {payment.purchaseOrder === ""
              ? noPurchaseOrder(payment.isPurchaseOrderRequired)
              : `PO ${payment.purchaseOrder}`}
          </p>
          {references.map(({ code, label, value }) => (
            <p key={code}>
              {label} {value}
            </p>
          ))}
          {!guest && (
            <p>
              {companyName}, {accountNumber}
            </p>
          )}
        </Part>
        <Part title="Copies go to">
          <p>{copiesTo === "" ? "No e-mail yet" : copiesTo}</p>
        </Part>
      </div>
      <Steps
        done={1}
        steps={[
          {
            title: "You place the order",
            text: approval ? `Prices and stock are held until ${approval.until}` : "Prices and stock are held for you",
          },
          ...(approval ? [{ title: `${approval.by} approves`, text: `Over your ${approval.limit} limit` }] : []),
          { title: "We pack", text: "Each group as it is ready" },
          { title: "You get it", text: view.groups.map(({ title }) => title).join("; ") },
        ]}
      />
    </>
  );
}

function noPurchaseOrder(isRequired: boolean): string {
  return isRequired ? "No PO number yet" : "No PO number";
}

interface PartProps {
  readonly title: string;
  readonly href?: string;
  readonly children: React.ReactNode;
}

function Part({ title, href, children }: PartProps) {
  return (
    <div>
      <h3>
        {title}
        {href !== undefined && (
          <Link href={href}>
            Change<span className="visually-hidden"> {title.toLowerCase()}</span>
          </Link>
        )}
      </h3>
      {children}
    </div>
  );
}
