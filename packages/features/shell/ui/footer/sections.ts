import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";

export interface FooterLink {
  readonly label: string;
  readonly url: string;
  /** Leads away from the store. */
  readonly isExternal?: boolean;
}

export interface FooterSection {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

const { externalLinks, phone } = brand;

function away(label: string, url: string): FooterLink {
  return { label, url, isExternal: true };
}

export const sections: readonly FooterSection[] = [
  {
    title: "About Us",
    links: [
      { label: "Serving Customers", url: urls.servingCustomers() },
      { label: "Suppliers", url: urls.supplierOverview() },
      away("Careers", externalLinks.careers),
      away("Environmental, Social & Governance", externalLinks.governance),
      away("Investors", externalLinks.investors),
      away("Media", externalLinks.media),
    ],
  },
  {
    title: "Order Support",
    links: [
      { label: "Order History", url: urls.orderHistory() },
      { label: "Return Instructions", url: urls.policy({ name: "return-instructions" }) },
      { label: "Extended Protection Plan", url: urls.servingCustomers({ name: "extended-protection-plan" }) },
      { label: "Invoicing", url: urls.invoicing() },
      { label: "Help", url: urls.help() },
    ],
  },
  {
    title: "Got Your Back",
    links: [
      { label: "Know-How Guides", url: urls.knowHow() },
      { label: "Product Collections", url: urls.productCollections() },
      { label: "Services & Solutions", url: urls.services() },
      { label: "Industries", url: urls.industries() },
    ],
  },
  {
    title: "Connect",
    links: [
      { label: "Find a Branch", url: urls.findBranch() },
      { label: "Request a Catalog", url: urls.catalogRequest() },
      { label: "Mobile App Features", url: urls.servingCustomers({ name: "mobile-app-features" }) },
      { label: phone, url: `tel:${phone}` },
    ],
  },
];

export const legalLinks = {
  beforeChoices: [
    { label: "Terms of Access", url: urls.policy({ name: "terms-of-access" }) },
    { label: "Terms of Sale", url: urls.policy({ name: "terms-of-sale" }) },
    { label: "Shipping and Delivery", url: urls.policy({ name: "delivery" }) },
    { label: "Privacy Policy", url: urls.policy({ name: "privacy-policy" }) },
  ],
  afterChoices: [
    { label: "Sitemap", url: urls.contentSitemap() },
    { label: "Accessibility Statement", url: urls.policy({ name: "accessibility-statement" }) },
  ],
} as const satisfies Record<string, readonly FooterLink[]>;
