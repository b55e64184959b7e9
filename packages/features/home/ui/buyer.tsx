import { InlineAdd } from "@capstan/features/cart";
import { ItemPicture } from "@capstan/features/pictures";
import { RowPrice } from "@capstan/features/pricing";
import { QuickOrderForm } from "@capstan/features/quick-order";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { Badge } from "@capstan/ui/badge";
import { formatCount } from "@capstan/ui/digits";
import { CircleCheck, ClipboardCheck, Package } from "lucide-react";
import type { BuyerView, HomeBranch, WaitingView } from "../home.ts";

export interface BuyerProps {
  /** An order by item number stands in the hero, and on phones further down the page: the other one is not displayed. */
  readonly part: "history" | "hero" | "page";
  readonly buyer: BuyerView;
}

/** What is the buyer's own: what they ordered last, what waits for them, their branch, and an order by numbers. */
export function BuyerPart({ part, buyer: { orderAgain, branch, waiting } }: BuyerProps) {
  if (part !== "history")
    return (
      <div className={`home-quick-order-${part}`}>
        <QuickOrderForm />
      </div>
    );
  return (
    <>
      <OrderAgain items={orderAgain} />
      <div className="home-cards">
        {(waiting.approvals !== null || waiting.orders.length > 0) && <WaitingOnYou waiting={waiting} />}
        {branch && <YourBranch branch={branch} />}
      </div>
    </>
  );
}

const badges: Readonly<Record<string, "caution" | "stock">> = { "on-hold": "caution", shipped: "stock" };

function WaitingOnYou({ waiting: { approvals, orders } }: { readonly waiting: WaitingView }) {
  return (
    <section className="home-card" aria-labelledby="home-waiting">
      <div className="home-section-head">
        <h2 id="home-waiting">Waiting on you</h2>
        <a href={urls.orderHistory()}>Order History</a>
      </div>
      <ul className="home-waiting">
        {approvals && (
          <li>
            <ClipboardCheck size={20} />
            <p>
              <a href={lazyUrls.approvals()}>{formatCount(approvals.count, "order", "orders")} to approve</a>
              <span>
                {approvals.total} in all, oldest {approvals.oldest}
              </span>
            </p>
            <Badge kind="caution">To approve</Badge>
          </li>
        )}
        {orders.map(({ number, status, statusName, summary }) => (
          <li key={number}>
            <Package size={20} />
            <p>
              <a href={lazyUrls.order({ orderNumber: number })}>Order {number}</a>
              <span>{summary}</span>
            </p>
            <Badge kind={badges[status] ?? "info"}>{statusName}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderAgain({ items }: { readonly items: BuyerView["orderAgain"] }) {
  return (
    <section className="home-section" aria-labelledby="home-order-again">
      <div className="home-section-head">
        <h2 id="home-order-again">Order again</h2>
        <a href={urls.orderHistory()}>Purchased Products</a>
      </div>
      <ul className="home-popular">
        {items.map((item) => (
          <li key={item.sku} className="home-item home-ordered">
            <ItemPicture sku={item.sku} size={240} alt="" />
            <a href={item.url}>{item.name}</a>
            <p>
              <span className="mono">{item.sku}</span>, last ordered {item.lastOrdered}
              {item.outside !== undefined && `. ${item.outside}`}
            </p>
            <p className="home-ordered-price">
              <RowPrice price={item.price} /> <span>{item.unitLabel}</span>
            </p>
            <InlineAdd item={item} startsAt={item.lastQuantity} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function YourBranch({ branch }: { readonly branch: HomeBranch }) {
  const { code, name, address1, city, state, zip, phone, weekdayHours, hasCurbside } = branch;
  return (
    <section className="home-card" aria-labelledby="home-branch">
      <div className="home-section-head">
        <h2 id="home-branch">Your branch</h2>
        <a href={urls.preferences()}>Change</a>
      </div>
      <div className="home-branch">
        <p>
          <b>
            {name} #{code}
          </b>
          <span>
            {address1}, {city}, {state} {zip}
          </span>
        </p>
        <p>
          <span>Mon - Fri Hours: {weekdayHours}</span>
          <a href={`tel:${phone}`}>{phone}</a>
        </p>
        {hasCurbside && (
          <p className="home-branch-curbside">
            <CircleCheck size={16} /> Curbside Pickup Available
          </p>
        )}
      </div>
    </section>
  );
}
