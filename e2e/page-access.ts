/** What a page answers to those who come: itself, the sign-in, a refusal, or another page. */
type Answer = "page" | "sign-in" | "refused" | "elsewhere" | "none";

interface PageAccess {
  /** An address of the page, where its pattern is none. */
  readonly example?: string;
  readonly anonymous: Answer;
  readonly remembered: Answer;
  readonly administrator: Answer;
  readonly buyer: Answer;
  /** An agent of customer service as itself. */
  readonly agent: Answer;
  /** The same in a customer's place. */
  readonly acting: Answer;
}

export type Visitor = Exclude<keyof PageAccess, "example">;

const everybody = everyoneGets("page");
const signedIn: PageAccess = { ...everybody, anonymous: "sign-in", remembered: "sign-in" };
/** Credentials and security: never in a customer's place. */
const inPerson: PageAccess = { ...signedIn, acting: "elsewhere" };
const administrators: PageAccess = { ...signedIn, buyer: "refused", agent: "refused" };
/** A step of a flow that was not begun. */
const stepOfSecurity: PageAccess = { ...everyoneGets("elsewhere"), anonymous: "sign-in", remembered: "sign-in" };

const ordersNotThere: PageAccess = { ...everyoneGets("none"), anonymous: "sign-in", remembered: "sign-in" };

/** Who gets which page, a row for each of `apps/web/ssr/routes.ts`. */
export const pageAccess: Readonly<Record<string, PageAccess>> = {
  "/": everybody,
  "/search": { ...everybody, example: "/search?searchQuery=glove" },
  "/category": everybody,
  "/category/:slug": { ...everyoneGets("none"), example: "/category/none-of-this-name" },
  "/product/:slug": { ...everyoneGets("none"), example: "/product/none-of-this-name-0AA00A" },
  "/compare/:items?": everybody,
  "/compare/comparison.csv": everybody,
  "/cart": everybody,
  "/cart/cart.csv": everybody,
  "/cart/shared": everyoneGets("none"),
  "/cart/links": signedIn,
  // Guests check out by card.
  "/checkout": { ...signedIn, anonymous: "page" },
  "/checkout/confirmation/:orderNumber": {
    ...everyoneGets("none"),
    anonymous: "sign-in",
    remembered: "sign-in",
    example: "/checkout/confirmation/1041-99999",
  },
  "/content/bulk-order-pad": everybody,
  "/content/find-branch-location": everybody,
  "/content/branch/:code/:place?": { ...everyoneGets("none"), example: "/content/branch/none-of-this-number" },
  "/myaccount/signin": everybody,
  "/myaccount/forgot-password": everybody,
  "/myaccount/reset-password": everybody,
  "/myaccount/security": inPerson,
  "/myaccount/security/app": stepOfSecurity,
  "/myaccount/security/recovery-codes": stepOfSecurity,
  "/myaccount/verify": everyoneGets("sign-in"),
  "/myaccount/confirm-email": inPerson,
  "/myaccount": signedIn,
  "/myaccount/profile": signedIn,
  "/myaccount/default-branch": everyoneGets("elsewhere"),
  "/myaccount/users": administrators,
  "/myaccount/invitation": everybody,
  "/myaccount/cpdashboard": signedIn,
  "/myaccount/cpdashboard/accounts.csv": signedIn,
  // Everybody's footer leads there; an agent as itself has no account.
  "/myaccount/orderhistory": { ...everybody, agent: "refused" },
  "/myaccount/orderhistory/orders.csv": { ...signedIn, agent: "refused" },
  "/myaccount/orderhistory/orders.xlsx": { ...signedIn, agent: "refused" },
  "/myaccount/approvals": administrators,
  "/myaccount/tax-certificates": { ...signedIn, agent: "refused" },
  "/orders/lookup": everybody,
  "/orders/claim": signedIn,
  // To customers there is no office.
  "/office/orders": { ...ordersNotThere, agent: "page" },
  "/office/orders/:number": { ...ordersNotThere, example: "/office/orders/1041-99999" },
  "/office/certificates": { ...ordersNotThere, agent: "page" },
  "/office/certificates/:submission": { ...ordersNotThere, example: "/office/certificates/999999999" },
  "/orders/:number": { ...ordersNotThere, example: "/orders/0000-00000" },
  "/orders/:number/return": { ...ordersNotThere, example: "/orders/0000-00000/return" },
  "/orders/:number/reorder": { ...ordersNotThere, example: "/orders/0000-00000/reorder" },
  "/myaccount/audit": administrators,
  "/apps/customerservice/customerserviceportal": {
    ...signedIn,
    administrator: "refused",
    buyer: "refused",
    acting: "refused",
  },
  "/apps/customerservice/registrations": {
    ...signedIn,
    administrator: "refused",
    buyer: "refused",
    acting: "refused",
  },
  "/signin/company": everybody,
  "/signin/company/continue": everyoneGets("elsewhere"),
  "/myaccount/company-sign-in": { ...administrators, acting: "refused" },
  "/content/user_registration": everyoneGets("elsewhere"),
  "/experience/registration": everybody,
  "/experience/registration/about-you": everybody,
  "/experience/registration/company": everyoneGets("elsewhere"),
  "/experience/registration/address": everyoneGets("elsewhere"),
  "/experience/registration/password": everyoneGets("elsewhere"),
  "/experience/registration/check-mail": everyoneGets("elsewhere"),
  "/experience/registration/confirm": everybody,
  "/experience/registration/done": stepOfSecurity,
  "/experience/registration/guest": everybody,
  "/email-sign-up": everybody,
  "/feedback": everybody,
  "/refused": everyoneGets("none"),
  "/_kit/:component?": { ...everybody, example: "/_kit" },
  "/_kit/drawings": everybody,
  "/_kit/branch-map": everybody,
  "/_kit/header": everybody,
  "/_kit/specimen/listing": everybody,
  "/_kit/specimen/deferred": everybody,
  "*": { ...everybody, example: "/content/help" },
};

function everyoneGets(answer: Answer): PageAccess {
  return {
    anonymous: answer,
    remembered: answer,
    administrator: answer,
    buyer: answer,
    agent: answer,
    acting: answer,
  };
}
