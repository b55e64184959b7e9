/** The pages of the legal bar, in its order. */
export const legalPages = [
  "/content/mc/policies/terms-of-access",
  "/content/mc/policies/terms-of-sale",
  "/content/mc/policies/delivery",
  "/content/mc/policies/privacy-policy",
  "/content/sitemap",
  "/content/mc/policies/accessibility-statement",
];

/** Spec 2.7: every internal link of the footer, spelled by hand: what the store says of itself proves nothing. */
export const footerPages = [
  ...legalPages,
  "/content/mc/serving-customers",
  "/content/mc/supplier-overview",
  "/myaccount/orderhistory#orderHistory",
  "/content/mc/policies/return-instructions",
  "/content/mc/serving-customers/extended-protection-plan",
  "/invoicing",
  "/content/help",
  "/know-how/",
  "/content/mc/product-collections",
  "/content/mc/services-and-solutions",
  "/content/mc/product-collections/industries",
  "/content/mc/serving-customers/mobile-app-features",
  "/content/find-branch-location",
  "/content/cat_print",
];
