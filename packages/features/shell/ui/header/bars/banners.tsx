import "./banners.css";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import { ArrowLeft, BadgeInfo, Headset, TriangleAlert } from "lucide-react";
import type { HeaderView, Impersonation } from "../../../header.ts";

/** What stands above the header, the weightiest first. */
export function Banners({ view, isOldBrowser }: { readonly view: HeaderView; readonly isOldBrowser: boolean }) {
  const { isImpersonating, isStaff } = view.impersonation;
  return (
    <>
      {isImpersonating && <ImpersonationBanner who={view.impersonation} />}
      {view.isServiceAgent && <ServiceBar isRemembered={view.level === "rml-user"} />}
      {isStaff && <StaffBanner />}
      {isOldBrowser && <OldBrowserWarning />}
    </>
  );
}

function ImpersonationBanner({ who }: { readonly who: Impersonation }) {
  return (
    <section aria-label="Customer service session" className="impersonation">
      <div className="wrap">
        <Headset size={20} />
        <b>You are currently logged into a customer account.</b>
        <ul className="impersonation-who">
          {who.fullName !== null && (
            <li>
              <b>{who.fullName}</b>
            </li>
          )}
          {who.userName !== null && (
            <li>
              <span>User</span> <b className="mono">{who.userName}</b>
            </li>
          )}
          {who.companyName !== null && (
            <li>
              <b>{who.companyName}</b>
            </li>
          )}
          {who.accountNumber !== null && (
            <li>
              <span>Acct #</span> <b className="num">{who.accountNumber}</b>
            </li>
          )}
        </ul>
        <ButtonLink size="small" href={urls.endImpersonation()} data-document className="impersonation-end">
          End Session
        </ButtonLink>
      </div>
    </section>
  );
}

/** Spec 6: remembered users sign in first, others go to the portal. */
function ServiceBar({ isRemembered }: { readonly isRemembered: boolean }) {
  return (
    <section aria-label="Customer service" className="header-banner">
      <div className="wrap">
        <a href={isRemembered ? urls.signIn() : urls.servicePortal()} data-document>
          <ArrowLeft size={16} /> Back to customer service
        </a>
      </div>
    </section>
  );
}

function StaffBanner() {
  return (
    <section aria-label="Staff" className="header-banner">
      <div className="wrap">
        <BadgeInfo size={16} />
        <p>You are signed in as a member of {brand.name} staff.</p>
      </div>
    </section>
  );
}

/** Plain markup: the browsers that get it read little of our sheet and none of our script. */
function OldBrowserWarning() {
  return (
    <section aria-label="Browser warning" className="old-browser">
      <div className="wrap">
        <TriangleAlert size={20} />
        <p>
          This browser is out of date. After November 30, 2024 you risk losing access to {brand.name}.{" "}
          <a href={urls.supportedBrowsers()}>See the supported browsers</a>
        </p>
      </div>
    </section>
  );
}
