import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { HeaderView } from "../../header.ts";
import { Header } from "../header.tsx";
import { AccountSwitchPanel } from "./account/account-switch-panel.tsx";
import { fallbackView } from "./fallback-view.ts";
import { withCatalog } from "./catalog/catalog-choice.ts";
import { customCatalog, flagged, full, headerFixtures, remembered, sixAccounts } from "./kit/header-fixtures.ts";
import { MobileRows } from "./mobile/mobile-rows.tsx";
import { MyAccountPanel } from "./account/my-account-panel.tsx";
import { SignInPanel } from "./account/sign-in-panel.tsx";

function render(element: ReactElement, path = "/search?searchQuery=nut"): string {
  const html = renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);
  // React asks for the logo ahead of everything; such links move into the head.
  return html.replace(/^(?:<link[^>]*>)+/, "");
}

const header = (view: HeaderView | null, path?: string) => render(<Header view={view} />, path);

/** Every link as "name -> address", in the order in which it is read; icons say nothing. */
function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/<a (?<attributes>[^>]*)>(?<content>.*?)<\/a>/gs)].map((match) => {
    const { attributes = "", content = "" } = match.groups ?? {};
    const read = (name: string, text: string) => new RegExp(`${name}="(?<value>[^"]*)"`).exec(text)?.groups?.["value"];
    const words = content
      .replaceAll(/<span[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/g, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    return `${read("aria-label", attributes) ?? (words || read("alt", content))} -> ${read("href", attributes)}`;
  });
}

const namesIn = (html: string) => linksIn(html).map((link) => link.replace(/ -> .*/, ""));

const rowsOf = (view: HeaderView) =>
  render(
    <MobileRows
      view={view}
      signInUrl="/myaccount/signin"
      picksCatalog={false}
      onPickCatalog={() => undefined}
      onOpenLevel={() => undefined}
      focused={null}
      onSwitchAccount={() => undefined}
      onSwitchIntent={() => undefined}
    >
      {null}
    </MobileRows>,
  )
    .split("<li>")
    .slice(1)
    .map((row) =>
      row
        .replaceAll(/<[^>]+>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );

test("the static fallback header has its links, the search, and a sign-in that leads nowhere back", () => {
  const html = header(null);
  expect(linksIn(html)).toEqual([
    "Catalog -> /content/general-catalog",
    "Find A Branch -> /content/find-branch-location",
    "KeepStock -> /apps/keepstock/",
    "Help -> /content/help",
    "1-800-555-0142 -> tel:1-800-555-0142",
    "Register -> /content/user_registration",
    "Sign In -> /myaccount/signin",
    "Menu -> /content/sitemap",
    "Capstan Supply -> /",
    "All Products -> /category?analytics=nav",
    "Bulk Order -> /content/bulk-order-pad",
    "My Account -> /myaccount/signin",
    "Sign In -> /myaccount/signin",
    "Cart -> /cart",
  ]);
  expect(html).toContain('name="searchQuery"');
});

test("signed out: Register and Sign In, and no more of one's own", () => {
  const html = header(fallbackView);
  expect(
    namesIn(html).filter((name) => ["Register", "Sign In", "Sign Out", "Accounts Overview"].includes(name)),
  ).toEqual(["Register", "Sign In", "Sign In"]);
  expect(html).not.toContain("badge-number");
});

test("signing in leads back to path and query, encoded", () => {
  const target = "/myaccount/signin?frwdUrlPath=%2Fsearch%3FsearchQuery%3Dnut%26x%3D1";
  expect(linksIn(header(fallbackView, "/search?searchQuery=nut&x=1"))).toContain(`Sign In -> ${target}`);
  expect(linksIn(header(remembered, "/search?searchQuery=nut&x=1"))).toContain(`Sign In -> ${target}`);
  expect(linksIn(header(fallbackView, "/myaccount/signin?frwdUrlPath=%2Fcart"))).toContain(
    "Sign In -> /myaccount/signin?frwdUrlPath=%2Fcart",
  );
});

test("remembered: Hi and the short name, the badge, menus and catalog, no account switch", () => {
  const mainLinks = [{ label: "Deals", url: "/deals", type: "link" }];
  const html = header(
    withCatalog({ ...remembered, mainLinks, accounts: sixAccounts, flags: full.flags }, customCatalog),
  );
  expect(html).toContain("Hi Dana");
  expect(namesIn(html).slice(0, 2)).toEqual(["Deals", "1-800-555-0142"]);
  expect(namesIn(html)).toContain("Harlow Approved");
  expect(namesIn(html)).toContain("My Account 1 pending task");
  expect(html).not.toContain("utility-trigger");
  expect(html).not.toContain("Accounts Overview");
  expect(namesIn(html)).toContain("Sign Out");
});

test("fully authenticated: company, Account # number, the switch, pending tasks, Accounts Overview", () => {
  const links = linksIn(header(full));
  expect(links).toContain("Harlow Fabrication Inc. Account # 0884512907 Switch account -> /myaccount/cpdashboard");
  expect(links).toContain("Accounts Overview -> /myaccount/cpdashboard");
  expect(links).toContain("My Account 3 pending tasks -> /myaccount");
  expect(links).toContain("Sign Out -> /logout");
});

test("each of the seven flags is honoured", () => {
  expect(namesIn(header(flagged({ hideNavBar: true }))).slice(0, 3)).toEqual([
    "Menu",
    "Capstan Supply",
    "All Products",
  ]);
  expect(rowsOf(flagged({ hideNavBar: true }))).not.toContain("Catalog");
  expect(namesIn(header(flagged({ showBranchLocator: false })))).not.toContain("Find A Branch");
  expect(header(flagged({ showSwitchAccount: false }))).not.toContain("utility-trigger");
  expect(namesIn(header(flagged({ hideBulkOrderPad: true })))).not.toContain("Bulk Order");
  const unsearchable = header(flagged({ hideProductsAndSearch: true }));
  expect(unsearchable).not.toContain('name="searchQuery"');
  expect(namesIn(unsearchable)).not.toContain("All Products");
  expect(namesIn(unsearchable)).not.toContain("Bulk Order");
  expect(namesIn(header(headerFixtures["catalog"] ?? null))).toContain("Harlow Approved");
  // The welcome comes with script: it could not be dismissed before.
  expect(header(headerFixtures["welcome"] ?? null)).not.toContain("Got It!");
});

test("the products menu is called what the selected catalog's flag says", () => {
  expect(namesIn(header(flagged({ selectedCatalog: "Plant 4 Approved" })))).toContain("Plant 4 Approved");
  expect(namesIn(header(flagged({ selectedCatalog: "Plant 4 Approved" })))).not.toContain("All Products");
});

test("the impersonation banner comes first and names the customer, with the way out", () => {
  const html = header(headerFixtures["impersonation"] ?? null);
  expect(html.startsWith('<section aria-label="Customer service session"')).toBe(true);
  for (const text of [
    "You are currently logged into a customer account.",
    "Dana Whitfield",
    "dwhitfield@harlowfab.example",
    "Harlow Fabrication Inc.",
    "Acct #",
    "0884512907",
  ])
    expect(html.slice(0, html.indexOf("</section>"))).toContain(text);
  expect(linksIn(html)[0]).toBe("End Session -> /user_reset");
});

test("agents go back to the portal, or to sign in when remembered; staff have a banner", () => {
  const link = (name: string) => linksIn(header(headerFixtures[name] ?? null)).find((each) => each.startsWith("Back"));
  expect(link("agent")).toBe("Back to customer service -> /apps/customerservice/customerserviceportal");
  expect(link("impersonation-remembered")).toBe("Back to customer service -> /myaccount/signin");
  expect(link("full")).toBeUndefined();
  expect(header(headerFixtures["staff"] ?? null)).toContain('aria-label="Staff"');
  expect(header(full)).not.toContain('aria-label="Staff"');
});

test("old Internet Explorer is warned, with a link to the supported browsers", () => {
  const html = render(<Header view={full} isOldBrowser />);
  expect(html).toContain("After November 30, 2024 you risk losing access");
  expect(linksIn(html)).toContain("See the supported browsers -> /content/mc/policies/supported-browsers");
  expect(header(full)).not.toContain("November 30, 2024");
});

test("a custom header message is shown as it was sanitised", () => {
  const html = header(headerFixtures["message"] ?? null);
  expect(html).toContain("<style>.message-1{font-weight:600}</style>");
  expect(html).toContain("<b>Harlow buyers:</b>");
});

test("the signed-out panel: heading, text, sign-in and register links", () => {
  const html = render(<SignInPanel signInUrl="/myaccount/signin" close={() => undefined} />);
  expect(html).toContain("<h2>Sign In</h2>");
  expect(html).toContain("Sign In to access your account information.");
  expect(linksIn(html)).toEqual([
    "Sign In -> /myaccount/signin",
    "Register for Capstan Supply -> /content/user_registration",
  ]);
});

test("My Account shows the groups of links with their counts, the badge, and the way out", () => {
  const html = render(<MyAccountPanel view={full} close={() => undefined} />);
  const headings = [...html.matchAll(/<h3[^>]*>(?<text>[^<]+)/g)].map((match) => match.groups?.["text"] ?? "");
  expect(headings.toSorted()).toEqual([
    "Account",
    "Account Preferences",
    "Account Users",
    "Insights",
    "KeepStock",
    "Lists",
    "Orders",
    "Quotes",
  ]);
  expect(namesIn(html)).toContain("Pending Approvals 3");
  expect(linksIn(html).at(-1)).toBe("Sign Out -> /logout");
  expect(html).toContain("Capstan Plus");
  const unenrolled = render(<MyAccountPanel view={{ ...full, enrollment: null }} close={() => undefined} />);
  expect(unenrolled).not.toContain("Capstan Plus");
});

test("the account form posts acctNo and the remember-me flag, with the current account marked", () => {
  const html = render(<AccountSwitchPanel accounts={sixAccounts} close={() => undefined} />);
  expect(html).toContain('<form action="/account_switch" method="post">');
  expect(html).toContain('<input type="hidden" name="rememberMe" value="on"/>');
  expect(html).toMatch(/<button type="submit" value="0884512907"[^>]*aria-current="true" name="acctNo"/);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html.match(/name="acctNo"/g)).toHaveLength(6);
  expect(html).toContain('type="search"');
  const three = render(<AccountSwitchPanel accounts={sixAccounts.slice(0, 3)} close={() => undefined} />);
  expect(three).not.toContain('type="search"');
});

test("the mobile panel's rows, in the specification's order", () => {
  expect(rowsOf(headerFixtures["catalog"] ?? fallbackView)).toEqual([
    "Home",
    "Product Categories",
    "My Account 3 pending tasks",
    "Catalog",
    "Find A Branch",
    "Help",
    "Bulk Order",
    "Switch Account",
    "Switch Custom Catalog",
    "Sign Out",
  ]);
  expect(rowsOf(remembered).slice(-2)).toEqual(["Bulk Order", "Sign Out"]);
  expect(rowsOf(fallbackView).slice(-2)).toEqual(["Register", "Sign In"]);
  expect(rowsOf(flagged({ hideProductsAndSearch: true }))).not.toContain("Product Categories");
});
