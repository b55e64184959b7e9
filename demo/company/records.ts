/** What each line of the store's import carries; see docs/import.md. Money is decimal text, days are ISO. */

export const restrictionKinds = [
  "lowLeadA6",
  "lowLeadA9",
  "georgiaPacific",
  "georgiaPacificA",
  "georgiaPacificC",
  "stateRestricted",
] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

export const customerKinds = [
  "business",
  "contractor",
  "manufacturer",
  "healthcare",
  "education",
  "state-government",
  "federal-government",
] as const;
export type CustomerKind = (typeof customerKinds)[number];

export interface RestrictionRecord {
  readonly record: "restriction";
  readonly code: string;
  readonly kind: RestrictionKind;
  readonly action: "warn" | "ask" | "block";
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
  readonly customerKinds: readonly CustomerKind[];
  readonly exemptCustomerKinds: readonly CustomerKind[];
  readonly title: string;
  readonly message: string;
  readonly question: string | null;
  readonly citation: string;
  readonly startsOn: string;
}

export interface WarrantyRecord {
  readonly record: "warranty";
  readonly code: string;
  readonly name: string;
  readonly months: number;
  readonly price: string;
  readonly terms: string;
}

export interface GuideRecord {
  readonly record: "guide";
  readonly code: string;
  readonly heading: string;
  readonly headingUrl: string;
  readonly subHeading: string;
  readonly description: string;
  readonly buttons: readonly { readonly text: string; readonly url: string }[];
  readonly keywords: readonly string[];
}

export interface DistributionCenterRecord {
  readonly record: "distribution-center";
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface BranchRecord {
  readonly record: "branch";
  readonly code: string;
  readonly name: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: "US";
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly weekdayHours: string;
  readonly saturdayHours: string | null;
  readonly hasCurbside: boolean;
  readonly distributionCenterCode: string;
  readonly isOpen: boolean;
  readonly services: readonly string[];
  readonly holidays: readonly string[];
}

export interface CustomCatalogRecord {
  readonly record: "custom-catalog";
  readonly code: string;
  readonly scenario: 1 | 2 | 3 | 4;
  readonly filterName: string;
  readonly label1: string | null;
  readonly label2: string | null;
  readonly categories: readonly string[];
  readonly skus: readonly string[];
}

export interface AccountRecord {
  readonly record: "account";
  readonly number: string;
  readonly companyName: string;
  readonly customerKind: CustomerKind;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: "US";
  readonly phone: string | null;
  readonly isProcurement: boolean;
  readonly loyaltyEnrollment: string | null;
  readonly customCatalogCode: string | null;
  readonly headerMessage: string | null;
  readonly logoUrl: string | null;
  readonly defaultBranchCode: string | null;
  readonly isOpen: boolean;
  readonly headerOptions: readonly HeaderOption[];
}

/** What an account's buyers don't see in the header. */
export const headerOptions = [
  "hide-bulk-order-pad",
  "hide-products-and-search",
  "hide-nav-bar",
  "hide-branch-locator",
] as const;
export type HeaderOption = (typeof headerOptions)[number];

export interface UserRecord {
  readonly record: "user";
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly shortName: string;
  readonly title: string | null;
  readonly isStaff: boolean;
  readonly isServiceAgent: boolean;
  readonly isEnabled: boolean;
  readonly welcomeConfirmed: boolean;
}

export const roles = ["administrator", "approver", "buyer", "viewer"] as const;
export type Role = (typeof roles)[number];

export interface MembershipRecord {
  readonly record: "membership";
  readonly userId: string;
  readonly accountNumber: string;
  readonly role: Role;
  readonly spendingLimit: string | null;
  readonly isCurrent: boolean;
  readonly defaultBranchCode: string | null;
}

export type OrderStatus = "placed" | "shipped" | "delivered" | "picked-up" | "cancelled";

export interface OrderLine {
  readonly line: number;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: string;
}

export interface OrderRecord {
  readonly record: "order";
  readonly number: string;
  readonly accountNumber: string;
  readonly userId: string | null;
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly purchaseOrder: string | null;
  readonly branchCode: string | null;
  readonly lines: readonly OrderLine[];
}

export interface PendingTaskRecord {
  readonly record: "pending-task";
  readonly code: string;
  readonly accountNumber: string;
  readonly kind: "order-approval" | "user-request";
  readonly requestedBy: string | null;
  readonly requestedAt: string;
}

export interface WebPriceRecord {
  readonly record: "web-price";
  readonly sku: string;
  readonly kind: "web" | "sale" | "clearance";
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly price: string;
  readonly strikePrice: string | null;
  readonly needsSignIn: boolean;
}

export interface ContractPriceRecord {
  readonly record: "contract-price";
  readonly accountNumber: string;
  readonly sku: string;
  readonly minimumQuantity: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly price: string;
  readonly referencePrice: string | null;
}

export interface StockRecord {
  readonly record: "stock";
  readonly sku: string;
  readonly locationCode: string;
  readonly quantity: number;
  readonly nextOn: string | null;
}

export interface AccountCreditRecord {
  readonly record: "account-credit";
  readonly accountNumber: string;
  readonly creditLimit: string;
  readonly paymentTerms: string;
}

export interface TaxNexusRecord {
  readonly record: "tax-nexus";
  readonly state: string;
  readonly taxesFreight: boolean;
}

export interface TaxRateRecord {
  readonly record: "tax-rate";
  readonly state: string;
  readonly rate: number;
  readonly jurisdiction: string;
}

export interface TaxCertificateRecord {
  readonly record: "tax-certificate";
  readonly accountNumber: string;
  readonly state: string;
  readonly number: string;
  readonly reason: string;
  readonly endsOn: string;
}

export interface FreightRateRecord {
  readonly record: "freight-rate";
  readonly method: string;
  readonly upToLb: number;
  readonly price: string;
}

export interface AccountAddressRecord {
  readonly record: "account-address";
  readonly accountNumber: string;
  readonly code: string;
  readonly name: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly attention: string | null;
  readonly dock: string | null;
  readonly phone: string | null;
  readonly instructions: string | null;
}

export interface AccountOrderTermsRecord {
  readonly record: "account-order-terms";
  readonly accountNumber: string;
  readonly requiresPurchaseOrder: boolean;
  readonly purchaseOrderPattern: string | null;
  readonly purchaseOrderExample: string | null;
  readonly purchaseOrderHint: string | null;
}

export interface AccountReferenceRecord {
  readonly record: "account-reference";
  readonly accountNumber: string;
  readonly code: string;
  readonly label: string;
  readonly hint: string | null;
  readonly isRequired: boolean;
  readonly choices: readonly string[];
  readonly position: number;
}

export type OrderTermsRecord =
  | AccountCreditRecord
  | TaxNexusRecord
  | TaxRateRecord
  | TaxCertificateRecord
  | FreightRateRecord
  | AccountAddressRecord
  | AccountOrderTermsRecord
  | AccountReferenceRecord;
