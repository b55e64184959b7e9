import "./portal.css";
import { AuditTable } from "@capstan/features/audit";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { Notification } from "@capstan/ui/notification";
import { BadgeCheck } from "lucide-react";
import type { CustomerView, PortalParams, PortalView } from "../portal.ts";
import { CustomerCard } from "./customer-card.tsx";
import { CustomerCartCard, RecentOrdersCard } from "./customer-cards.tsx";
import { FindCustomer } from "./find-customer.tsx";
import { StartSession } from "./start-session.tsx";

interface PortalPageProps {
  readonly view: PortalView;
  readonly params: PortalParams;
}

export function PortalPage({ view, params }: PortalPageProps) {
  const { agentName, customer } = view;
  return (
    <div className="wrap portal">
      <h1>Customer Service Portal</h1>
      <p className="portal-notice">
        <BadgeCheck size={16} />
        <span>
          <b>{agentName}, staff session.</b> What you do as a customer is recorded, and the customer can read it.{" "}
          <a href={registrationUrls.reviews()}>Registrations to review</a>,{" "}
          <a href={lazyUrls.officeOrders()}>orders on hold</a>,{" "}
          <a href={lazyUrls.officeCertificates()}>tax certificates</a>
        </span>
      </p>
      <div className="portal-columns" data-customer={customer !== null || undefined}>
        <FindCustomer view={view} />
        {customer === null ? <NoCustomer isMissing={params.userId !== null} /> : <Customer {...{ customer, params }} />}
      </div>
    </div>
  );
}

function NoCustomer({ isMissing }: { readonly isMissing: boolean }) {
  return (
    <div>
      <Notification
        kind={isMissing ? "caution" : "info"}
        title={isMissing ? "There is no such customer." : "No customer is selected."}
      >
        Find one by name, email, company, account # or order #.
      </Notification>
    </div>
  );
}

function Customer({ customer, params }: { readonly customer: CustomerView; readonly params: PortalParams }) {
  const address = { ...(params.term === "" ? {} : { q: params.term }), user: customer.userId };
  return (
    <>
      <div className="portal-main">
        <CustomerCard customer={customer} />
        <div className="portal-pair">
          <CustomerCartCard cart={customer.cart} />
          <RecentOrdersCard orders={customer.orders} />
        </div>
        {customer.audit !== null && (
          <section className="portal-card" aria-labelledby="portal-audit">
            <h2 id="portal-audit">Audit, this account</h2>
            <AuditTable
              page={customer.audit}
              olderUrl={(before) => urls.servicePortal({ ...address, before })}
              newestUrl={params.before === undefined ? undefined : urls.servicePortal(address)}
            />
          </section>
        )}
      </div>
      <StartSession customer={customer} />
    </>
  );
}
