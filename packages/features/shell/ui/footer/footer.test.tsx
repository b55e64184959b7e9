import { brand } from "@capstan/features/brand";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { footerPages, legalPages } from "../../../../../e2e/footer-pages.ts";
import { Footer } from "../footer.tsx";

function shown(variant: "full" | "simplified" | "procurement"): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Footer variant={variant} year={2031} />
    </MemoryRouter>,
  );
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(?<url>[^"]+)"/g)].map(({ groups }) => groups?.["url"] ?? "");
}

function titlesIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<h2[^>]*>(?<title>[^<]+)</g)].map(({ groups }) => groups?.["title"] ?? ""))];
}

const privacyPolicy = 3;
/** Before script Your Privacy Choices leads to the policy too. */
const legal = legalPages.toSpliced(privacyPolicy + 1, 0, legalPages[privacyPolicy] ?? "");

test("the full footer has every internal link of the specification", () => {
  const links = linksIn(shown("full"));
  expect(links).toEqual(expect.arrayContaining(footerPages));
});

test("it has links to careers, ESG, investors, media, two app stores and five social networks, none of which gets hold of the page", () => {
  const html = shown("full");
  const away = linksIn(html).filter((url) => url.startsWith("https:"));
  expect(away.toSorted()).toEqual(Object.values(brand.externalLinks).toSorted());
  expect(away).toHaveLength(11);
  expect(html.match(/href="https:[^>]*rel="noopener"|rel="noopener"[^>]*href="https:/g)).toHaveLength(11);
});

test("its sections are the specification's, and Feedback has the Help Us Improve button", () => {
  const html = shown("full");
  expect(titlesIn(html)).toEqual([
    "About Us",
    "Order Support",
    "Got Your Back",
    "Connect",
    "Sign Up For Email",
    "We&#x27;re Mobile",
    "Feedback",
  ]);
  expect(html).toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?Help Us Improve<\/button>/);
  expect(html).toContain('aria-label="Social networks"');
});

test("the simplified footer has the call-us link and the legal bar only", () => {
  const html = shown("simplified");
  expect(linksIn(html)).toEqual([`tel:${brand.phone}`, ...legal]);
  expect(html).not.toContain("<form");
});

test("the procurement footer has customer care with its hours, feedback and sign-up, and leads nowhere else", () => {
  const html = shown("procurement");
  expect(titlesIn(html)).toEqual(["Customer Care", "Feedback", "Sign Up For Email"]);
  expect(html).toContain("Monday-Friday 7am-6pm CT");
  expect(linksIn(html)).toEqual([`tel:${brand.procurementPhone}`, ...legal]);
});

test.each(["full", "simplified", "procurement"] as const)(
  "the %s footer ends with the legal bar and the given year, and says its version",
  (variant) => {
    const html = shown(variant);
    const bar = html.slice(html.indexOf("footer-legal"));
    expect([...bar.matchAll(/>(?<label>[A-Z][^<]+)<\/a>/g)].map(({ groups }) => groups?.["label"])).toEqual([
      "Terms of Access",
      "Terms of Sale",
      "Shipping and Delivery",
      "Privacy Policy",
      "Your Privacy Choices",
      "Sitemap",
      "Accessibility Statement",
    ]);
    expect(bar.replaceAll("<!-- -->", "")).toContain(`© 2031 ${brand.name}. All rights reserved.`);
    expect(html).toContain('data-version="2.9.0"');
  },
);

test("the sign-up form carries the service's fields, hidden, beside the address", () => {
  const html = shown("full");
  const fields = [...html.matchAll(/<input type="hidden" name="(?<name>[^"]+)" value="(?<value>[^"]+)"/g)].map(
    ({ groups }) => [groups?.["name"], groups?.["value"]],
  );
  expect(Object.fromEntries(fields)).toEqual({
    EMAIL_ACQ_SOURCE: "STORE_FOOTER",
    EMAIL_PERMISSION_STATUS_: "I",
    PREMIUM_ELIGIBILITY: "N",
    SURVEY_FLAG2022: "Y",
    SPECIAL_OFFERS_FLAG2022: "Y",
    [brand.emailForm.listField]: "Y",
    ENEWS_FLAG2022: "Y",
    ...brand.emailForm.tracking,
  });
  expect(html).toContain('name="EMAIL_ADDRESS_"');
});
