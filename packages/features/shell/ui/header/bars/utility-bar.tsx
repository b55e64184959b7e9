import { branchListPanel } from "@capstan/features/branch-locator";
import { urls } from "@capstan/features/urls";
import { lazyComponent } from "@capstan/ui/on-intent";
import { Building2, ChevronDown, MapPin, Phone } from "lucide-react";
import type { HeaderLink, HeaderView } from "../../../header.ts";
import { Flyout } from "../flyout/flyout.tsx";
import { isBranchLocator, mainLinksOf, showsAccountSwitch, signOutOf } from "./header-links.ts";

const accountSwitch = lazyComponent(
  async () => (await import("../account/account-switch-panel.tsx")).AccountSwitchPanel,
);

interface UtilityBarProps {
  readonly view: HeaderView;
  readonly signInUrl: string;
}

/** The dark bar of wide screens: the provider's links, and who is here. */
export function UtilityBar({ view, signInUrl }: UtilityBarProps) {
  return (
    <div className="utility-bar">
      <div className="wrap">
        <nav aria-label="Services">
          <ul>
            {mainLinksOf(view).map((link) => (
              <li key={link.label}>
                <ServiceLink link={link} />
              </li>
            ))}
            <li>
              <a href={`tel:${view.phone}`}>
                <Phone size={16} />
                {view.phone}
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-label="Your account">
          <ul>
            {view.level === "anonymous" && <SignedOut signInUrl={signInUrl} />}
            {view.level === "rml-user" && <Remembered view={view} signInUrl={signInUrl} />}
            {view.level === "fully-authenticated" && <SignedIn view={view} />}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function ServiceLink({ link }: { readonly link: HeaderLink }) {
  if (!isBranchLocator(link)) return <a href={link.url}>{link.label}</a>;
  return (
    <Flyout
      name="branch-list"
      lazyComponent={branchListPanel}
      panelProps={{}}
      href={urls.findBranch()}
      className="utility-branches"
      pressFollows
    >
      <MapPin size={16} />
      {link.label}
    </Flyout>
  );
}

function SignedOut({ signInUrl }: { readonly signInUrl: string }) {
  return (
    <>
      <li className="utility-before-rule">
        <a href={urls.register()}>Register</a>
      </li>
      <li>
        <a href={signInUrl}>
          <b>Sign In</b>
        </a>
      </li>
    </>
  );
}

function Remembered({ view, signInUrl }: UtilityBarProps) {
  return (
    <>
      <li className="utility-before-rule">
        <span>Hi {view.user?.shortName}</span>
      </li>
      <li>
        <a href={signInUrl}>
          <b>Sign In</b>
        </a>
      </li>
      <SignOut view={view} />
    </>
  );
}

function SignedIn({ view }: { readonly view: HeaderView }) {
  return (
    <>
      <li className="utility-before-rule utility-account">
        {showsAccountSwitch(view) ? (
          <Flyout
            name="account-switch"
            lazyComponent={accountSwitch}
            panelProps={{ accounts: view.accounts }}
            href={urls.accountsOverview()}
            className="utility-trigger"
            opensOnHover={false}
          >
            <AccountNames view={view} />
            <span className="visually-hidden">Switch account</span>
            <ChevronDown size={16} />
          </Flyout>
        ) : (
          <span>
            <AccountNames view={view} />
          </span>
        )}
      </li>
      <li>
        <a href={urls.accountsOverview()}>Accounts Overview</a>
      </li>
      <SignOut view={view} />
    </>
  );
}

function AccountNames({ view: { companyName, accountNumber, user } }: { readonly view: HeaderView }) {
  return (
    <>
      <Building2 size={16} />
      <b className="utility-company">{companyName ?? user?.shortName}</b>
      {accountNumber !== null && <span className="utility-number num">Account # {accountNumber}</span>}
    </>
  );
}

function SignOut({ view }: { readonly view: HeaderView }) {
  const { label, url } = signOutOf(view);
  return (
    <li>
      <a href={url} data-document>
        {label}
      </a>
    </li>
  );
}
