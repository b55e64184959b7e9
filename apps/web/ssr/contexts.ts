import { accountPagesContext } from "@capstan/features/account";
import { branchLocatorContext } from "@capstan/features/branch-locator";
import { cartContext, cartShareContext } from "@capstan/features/cart";
import { checkoutContext } from "@capstan/features/checkout";
import { companySettingsContext, companySignInContext } from "@capstan/features/company-sign-in";
import { contentContext } from "@capstan/features/content";
import { credentialsContext } from "@capstan/features/credentials";
import { homeContext } from "@capstan/features/home";
import { accountAuditContext, portalContext } from "@capstan/features/impersonation";
import { compareContext } from "@capstan/features/listing";
import { orderPagesContext } from "@capstan/features/order-history";
import { certificatePagesContext, returnPagesContext } from "@capstan/features/orders";
import { productContext } from "@capstan/features/product";
import { bulkOrderContext } from "@capstan/features/quick-order";
import { registrationContext } from "@capstan/features/registration";
import { resultsContext } from "@capstan/features/search";
import { isVisitorUnknownContext, signInContext, visitorContext } from "@capstan/features/session";
import { shellContext } from "@capstan/features/shell";
import { type RouterContext, createContext } from "react-router";
import { contactSheetContext } from "./kit/contact-sheet.ts";
import { officeCertificatesContext, officeContext } from "@capstan/features/office";
import { reportContext } from "./page-report.ts";

export const nonceContext = createContext<string>();

/** What each request brings by itself. */
const requestContexts = {
  nonce: nonceContext,
  report: reportContext,
  visitor: visitorContext,
  isVisitorUnknown: isVisitorUnknownContext,
};

/** What pages read, a line for each slice that has a page with data: the server has to fill every one of them. */
const readerContexts = {
  shell: shellContext,
  home: homeContext,
  results: resultsContext,
  product: productContext,
  compare: compareContext,
  cart: cartContext,
  cartShare: cartShareContext,
  checkout: checkoutContext,
  bulkOrder: bulkOrderContext,
  branchLocator: branchLocatorContext,
  credentials: credentialsContext,
  signIn: signInContext,
  accountPages: accountPagesContext,
  orderPages: orderPagesContext,
  returnPages: returnPagesContext,
  certificatePages: certificatePagesContext,
  office: officeContext,
  officeCertificates: officeCertificatesContext,
  portal: portalContext,
  accountAudit: accountAuditContext,
  companySignIn: companySignInContext,
  companySettings: companySettingsContext,
  registration: registrationContext,
  content: contentContext,
  contactSheet: contactSheetContext,
};

/** The keys under which the server leaves these; it takes them from the bundle's entry, since a key is known by identity. */
export const contexts = { ...requestContexts, ...readerContexts };

type ValuesOf<Contexts> = {
  readonly [Name in keyof Contexts]: Contexts[Name] extends RouterContext<infer Value> ? Value : never;
};

/** A reader for each page's context; one that is missing, or answers something else, does not compile. */
export type PageReaders = ValuesOf<typeof readerContexts>;

export type ContextValues = ValuesOf<typeof contexts>;
