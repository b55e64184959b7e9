import { headerMessageTags } from "@capstan/platform/html";
import {
  type Column,
  type RecordPlan,
  code,
  defineRecord,
  flag,
  integer,
  money,
  moment,
  oneOf,
  optional,
  part,
  refersTo,
  text,
  url,
  withDefault,
} from "@capstan/platform/import";
import { headerOptions } from "./person.ts";

const skuText = text("The item.", { max: 6, pattern: /^[0-9][0-9A-Z]{5}$/, shape: "a SKU" });
const sku = refersTo("item has the SKU", { table: "item", column: "sku" }, skuText);
const accountNumber = text("The account's number.", {
  max: 10,
  pattern: /^\d{9,10}$/,
  shape: "an account number of nine or ten digits",
});
const existingAccount = refersTo("account has the number", { table: "account", column: "number" }, accountNumber);
const existingUser = refersTo("user has the id", { table: "store_user", column: "id" }, code("The user."));
const existingBranch = (about: string): Column<string> =>
  refersTo("branch has the code", { table: "branch", column: "code" }, code(about));

const customCatalogRecord = defineRecord({
  name: "custom-catalog",
  about: "The part of the catalog that a customer wants its buyers to see first, or only.",
  table: "custom_catalog",
  key: ["code"],
  columns: {
    code: code("Its key."),
    scenario: integer("How it and the whole catalog share the search.", { min: 1, max: 4 }),
    filterName: text("What the filter is called.", { max: 80 }),
    label1: optional(text("The first choice beside the search box.", { max: 80 })),
    label2: optional(text("The second choice.", { max: 80 })),
    categories: part("Whole categories that are in it.", {
      table: "custom_catalog_category",
      inherits: { catalogCode: "code" },
      parentKey: ["catalogCode"],
      key: ["categoryCode"],
      single: "categoryCode",
      columns: {
        categoryCode: refersTo("category has the code", { table: "category", column: "code" }, code("The category.")),
      },
    }),
    skus: part("Single items that are in it.", {
      table: "custom_catalog_item",
      inherits: { catalogCode: "code" },
      parentKey: ["catalogCode"],
      key: ["sku"],
      single: "sku",
      columns: { sku },
    }),
  },
});

const accountRecord = defineRecord({
  name: "account",
  about: "A business customer's account.",
  table: "account",
  key: ["number"],
  columns: {
    number: accountNumber,
    companyName: text("The customer's name.", { max: 160 }),
    customerKind: oneOf("What kind of customer it is.", [
      "business",
      "contractor",
      "manufacturer",
      "healthcare",
      "education",
      "state-government",
      "federal-government",
      "individual",
    ]),
    address1: text("Street and number.", { max: 120 }),
    city: text("The city.", { max: 80 }),
    state: text("The state's two letters.", { max: 2, pattern: /^[A-Z]{2}$/, shape: "a state's two letters" }),
    zip: text("The ZIP code.", { max: 10, pattern: /^\d{5}(?:-\d{4})?$/, shape: "a ZIP code like 60045" }),
    country: withDefault(
      text("The country.", { max: 2, pattern: /^[A-Z]{2}$/, shape: "a country's two letters" }),
      "US",
    ),
    phone: optional(text("Its telephone number.", { max: 30 })),
    isProcurement: withDefault(flag("Its buyers come through an electronic-procurement system."), false),
    loyaltyEnrollment: optional(text("The text of its loyalty program's enrollment.", { max: 500 })),
    customCatalogCode: optional(
      refersTo("custom catalog has the code", { table: "custom_catalog", column: "code" }, code("Its custom catalog.")),
    ),
    headerMessage: optional(
      text("A line that its buyers see in the header.", { max: 2_000, allowTags: headerMessageTags }),
    ),
    logoUrl: optional(url("Its logo.")),
    defaultBranchCode: optional(existingBranch("Where it usually picks up.")),
    isOpen: withDefault(flag("It can buy."), true),
    headerOptions: part("What its buyers don't see in the header.", {
      table: "account_header_option",
      inherits: { accountNumber: "number" },
      parentKey: ["accountNumber"],
      key: ["option"],
      single: "option",
      columns: { option: oneOf("What is hidden.", headerOptions) },
    }),
  },
});

const userRecord = defineRecord({
  name: "user",
  about: "A person who signs in.",
  table: "store_user",
  key: ["id"],
  columns: {
    id: code("The key."),
    email: text("The e-mail address; no two users share one.", {
      max: 254,
      pattern: /^[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[a-z]{2,}$/i,
      shape: "an e-mail address",
    }),
    fullName: text("The whole name.", { max: 120 }),
    shortName: text("What the greeting says.", { max: 60 }),
    title: optional(text("The title in the company.", { max: 120 })),
    isStaff: withDefault(flag("A member of the provider's own staff."), false),
    isServiceAgent: withDefault(flag("May act for customers."), false),
    isEnabled: withDefault(flag("May sign in."), true),
    welcomeConfirmed: withDefault(flag("Has closed the welcome message."), true),
  },
  unique: [{ field: "email", ignoresCase: true }],
});

const membershipRecord = defineRecord({
  name: "membership",
  about: "What a user may do in an account.",
  table: "membership",
  key: ["userId", "accountNumber"],
  columns: {
    userId: existingUser,
    accountNumber: existingAccount,
    role: oneOf("What the user may do.", ["administrator", "approver", "buyer", "viewer"]),
    spendingLimit: optional(money("The most that an order of the user may come to.")),
    isCurrent: withDefault(flag("The account that the user works in now; one a user."), false),
    defaultBranchCode: optional(existingBranch("Where the user picks up.")),
  },
  unique: [{ field: "userId", when: "isCurrent" }],
});

const orderRecord = defineRecord({
  name: "order",
  about: "An order of the past, with its lines.",
  table: "sales_order",
  key: ["number"],
  columns: {
    number: code("The order's number."),
    accountNumber: existingAccount,
    userId: optional(existingUser),
    placedAt: moment("When it was placed."),
    status: oneOf("How far it has come.", ["placed", "shipped", "delivered", "picked-up", "cancelled"]),
    purchaseOrder: optional(text("The customer's own number for it.", { max: 60 })),
    branchCode: optional(existingBranch("Where it is picked up.")),
    lines: part("What was bought.", {
      table: "sales_order_line",
      inherits: { orderNumber: "number", accountNumber: "accountNumber", placedAt: "placedAt" },
      parentKey: ["orderNumber"],
      key: ["line"],
      placeField: "line",
      columns: {
        line: withDefault(integer("Its number.", { min: 1, max: 100_000 }), 1),
        sku,
        quantity: integer("How many.", { min: 1, max: 1_000_000 }),
        unitPrice: money("What one cost."),
      },
    }),
  },
});

const pendingTaskRecord = defineRecord({
  name: "pending-task",
  about: "Something that waits for an approver or an administrator of an account.",
  table: "pending_task",
  key: ["code"],
  columns: {
    code: code("Its key."),
    accountNumber: existingAccount,
    kind: oneOf("What it is about.", ["order-approval", "user-request"]),
    requestedBy: optional(existingUser),
    requestedAt: moment("Since when it waits."),
  },
});

export const accountRecords: readonly RecordPlan[] = [
  customCatalogRecord,
  accountRecord,
  userRecord,
  membershipRecord,
  orderRecord,
  pendingTaskRecord,
];
