import { accountPages } from "@capstan/features/account/server";
import { stockReader } from "@capstan/features/availability/server";
import { branchLocatorReader } from "@capstan/features/branch-locator/server";
import { cartReader, cartShareReader } from "@capstan/features/cart/server";
import { checkoutReader } from "@capstan/features/checkout/server";
import { documentsByCode } from "@capstan/features/catalog/server";
import { companySettingsReader, companySignInReader } from "@capstan/features/company-sign-in/server";
import { type Content, contentReader, guideMinutes } from "@capstan/features/content/server";
import { credentialsReader } from "@capstan/features/credentials/server";
import { homeReader } from "@capstan/features/home/server";
import { accountAuditReader, portalReader } from "@capstan/features/impersonation/server";
import { compareReader } from "@capstan/features/listing/server";
import { orderPages } from "@capstan/features/order-history/server";
import { certificatePages, returnPages } from "@capstan/features/orders/server";
import { officeCertificatesReader, officeReader } from "@capstan/features/office/server";
import { type PictureSources, measuredItems } from "@capstan/features/pictures/server";
import { productReader } from "@capstan/features/product/server";
import { bulkOrderReader, createFileReader } from "@capstan/features/quick-order/server";
import { createDrafts, joinRequests, registrationReader } from "@capstan/features/registration/server";
import { type SearchRecorder, answerPages, resultsReader } from "@capstan/features/search/server";
import { signInReader } from "@capstan/features/session/server";
import { shellReader } from "@capstan/features/shell/server";
import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import type { Deps } from "./deps.ts";
import { errorCatalog } from "./error-catalog.ts";
import { guidePicturesReader, itemsFor } from "./guide-pictures.ts";
import type { PageReaders } from "./ssr/contexts.ts";

export interface PageReaderDeps extends Pick<
  Deps,
  | "database"
  | "opensearch"
  | "categoryTree"
  | "synonyms"
  | "vocabulary"
  | "familySizes"
  | "categorySizes"
  | "guides"
  | "branches"
  | "geocoder"
  | "log"
  | "sessions"
  | "companySignIn"
  | "secrets"
  | "registration"
  | "payments"
> {
  readonly origin: string;
  readonly content: () => Content;
  readonly pictures: PictureSources;
  readonly recordSearch: SearchRecorder["record"];
}

/** What every page reads from, a line for each context in `ssr/contexts.ts`. */
export function pageReaders(deps: PageReaderDeps): PageReaders {
  const {
    opensearch,
    categoryTree,
    synonyms,
    vocabulary,
    familySizes,
    categorySizes,
    guides,
    log,
    origin,
    content,
    pictures,
    recordSearch,
    companySignIn,
  } = deps;
  const { db } = deps.database;
  const shared = { db, categoryTree, clock: systemClock, origin };
  const guidePictures = guidePicturesReader(db, content);
  return {
    shell: shellReader({ db, clock: systemClock, log, errorCatalog }),
    home: homeReader({
      db,
      clock: systemClock,
      stock: stockReader(db),
      guideMinutes: (url) => guideMinutes(content(), url),
    }),
    results: resultsReader({
      ...shared,
      opensearch,
      synonyms,
      vocabulary,
      familySizes,
      categorySizes,
      guides,
      guideFacts: async (url) => ({
        minutes: guideMinutes(content(), url) ?? null,
        pictureSku: (await guidePictures()).get(url)?.items[0]?.sku ?? null,
      }),
      answers: () => answerPages(content().pages),
      isMeasured: measuredItems(pictures),
      recordSearch,
    }),
    product: productReader({ ...shared, pictures }),
    compare: compareReader(shared),
    cart: cartReader(shared),
    cartShare: cartShareReader(shared),
    checkout: checkoutReader({ ...shared, payments: deps.payments }),
    bulkOrder: bulkOrderReader({ ...shared, opensearch, files: createFileReader() }),
    branchLocator: branchLocatorReader({ ...shared, branches: deps.branches, geocoder: deps.geocoder }),
    credentials: credentialsReader({ ...shared, sessions: deps.sessions, secrets: deps.secrets }),
    accountPages: accountPages({ ...shared, joinRequests: async (accountNumber) => joinRequests(db, accountNumber) }),
    orderPages: orderPages({ ...shared, sessions: deps.sessions }),
    returnPages: returnPages(shared),
    certificatePages: certificatePages(shared),
    office: officeReader({ db }),
    officeCertificates: officeCertificatesReader({ db }),
    portal: portalReader({ db, clock: systemClock }),
    accountAudit: accountAuditReader({ db }),
    signIn: signInReader({ db, hasCompanySignIn: companySignIn.secrets !== undefined }),
    companySignIn: companySignInReader(companySignIn),
    companySettings: companySettingsReader(companySignIn),
    registration: registrationReader({ ...shared, ...deps.registration, drafts: createDrafts(shared) }),
    contactSheet: { families: pictures.drawings?.drawings ?? [] },
    content: contentReader({
      documentTitle: async (code) => (await documentsByCode(db, [code]))[0]?.title,
      content,
      origin,
      guidePictures,
      itemsFor: async (visitor, items) => itemsFor(db, visitor, items),
      categories: async () =>
        ((await categoryTree())?.below(null) ?? []).map((category) => ({
          label: category.name,
          url: urls.category(category),
        })),
    }),
  };
}
