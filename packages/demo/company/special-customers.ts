import type { Customer } from "./customer.ts";
import { vantageRowCities } from "./data/vantage-row.ts";
import type { CustomerKind, HeaderOption } from "./records.ts";
import type { TradeName } from "./trades.ts";

/** A customer with a story, told in docs/demo.md. Its numbers are the same whatever the seed. */
export interface SpecialCustomer {
  readonly companyName: string;
  readonly domain: string;
  readonly trade: TradeName;
  /** Where it differs from its trade's. */
  readonly customerKind?: CustomerKind;
  readonly size: Customer["size"];
  /** The accounts' numbers count up from it. */
  readonly firstNumber: number;
  /** One account for each, at the branch of that city. */
  readonly cities: readonly string[];
  readonly isProcurement?: boolean;
  readonly loyaltyEnrollment?: string;
  readonly customCatalogCode?: string;
  readonly headerMessage?: string;
  readonly hasLogo?: boolean;
  readonly isClosed?: boolean;
  readonly headerOptions?: readonly HeaderOption[];
}

export const specialCustomers: readonly SpecialCustomer[] = [
  {
    companyName: "Tillery Precision Machining",
    domain: "tilleryprecision.example",
    trade: "machine-shop",
    size: "large",
    firstNumber: 810_204_117,
    cities: ["Rockford, IL"],
    loyaltyEnrollment: "Capstan Crew member since 2023",
  },
  {
    companyName: "Lakehead Provisions",
    domain: "lakeheadprovisions.example",
    trade: "food-plant",
    size: "large",
    firstNumber: 820_311_400,
    cities: ["Duluth, MN", "Green Bay, WI", "Cedar Rapids, IA", "Omaha, NE", "Fresno, CA", "Lancaster, PA"],
  },
  {
    companyName: "Pruitt & Vale Fabrication",
    domain: "pruittvale.example",
    trade: "metal-fabricator",
    size: "medium",
    firstNumber: 830_550_210,
    cities: ["Toledo, OH", "Fort Wayne, IN"],
  },
  {
    companyName: "Vantage Row Property Services",
    domain: "vantagerow.example",
    trade: "property-management",
    size: "small",
    firstNumber: 840_100_001,
    cities: vantageRowCities,
  },
  {
    companyName: "Millbrook Regional Medical Center",
    domain: "millbrookmedical.example",
    trade: "hospital",
    size: "large",
    firstNumber: 850_121_330,
    cities: ["Worcester, MA"],
    customCatalogCode: "MILLBROOK",
  },
  {
    companyName: "Prairie Rose Senior Living",
    domain: "prairieroseliving.example",
    trade: "senior-living",
    size: "medium",
    firstNumber: 850_121_442,
    cities: ["Sioux Falls, SD"],
    customCatalogCode: "PRAIRIE-ROSE",
    headerOptions: ["hide-bulk-order-pad"],
  },
  {
    companyName: "Stonebridge Community Schools",
    domain: "stonebridgeschools.example",
    trade: "school-district",
    size: "large",
    firstNumber: 850_121_553,
    cities: ["Boise, ID"],
    customCatalogCode: "STONEBRIDGE",
    headerOptions: ["hide-branch-locator"],
  },
  {
    companyName: "1187th Civil Engineer Squadron, Granthaven Air Force Base",
    domain: "granthaven-afb.example",
    trade: "air-force",
    size: "large",
    firstNumber: 860_077_187,
    cities: ["Wichita, KS"],
    customCatalogCode: "GRANTHAVEN",
  },
  {
    companyName: "Corvane University",
    domain: "corvane.example",
    trade: "university",
    size: "large",
    firstNumber: 1_070_448_812,
    cities: ["Durham, NC"],
    isProcurement: true,
    headerOptions: ["hide-nav-bar"],
  },
  {
    companyName: "Copper Kettle Brewing Co",
    domain: "copperkettlebrewing.example",
    trade: "brewery",
    size: "medium",
    firstNumber: 870_330_905,
    cities: ["Asheville, NC"],
    hasLogo: true,
    loyaltyEnrollment: "Capstan Crew member since 2025",
    headerMessage: "Copper Kettle buyers: charge cellar supplies to cost center 40, taproom supplies to 55.",
  },
  {
    companyName: "Severn County Water Authority",
    domain: "severncountywater.example",
    trade: "water-authority",
    size: "medium",
    firstNumber: 880_612_044,
    cities: ["Frederick, MD"],
    headerMessage: "Orders above $2,500 need a requisition number from the Severn County finance office.",
    headerOptions: ["hide-products-and-search"],
  },
  {
    companyName: "Northfork Power & Controls",
    domain: "northforkpower.example",
    trade: "electrical-contractor",
    size: "medium",
    firstNumber: 880_739_126,
    cities: ["Spokane, WA"],
  },
  {
    companyName:
      "Consolidated Tri-County Mechanical, Electrical, Plumbing and Fire Protection Contractors of the Upper Ohio Valley, LLC",
    domain: "consolidated-tricounty.example",
    trade: "general-contractor",
    size: "small",
    firstNumber: 890_455_618,
    cities: ["Wheeling, WV"],
  },
  {
    companyName: "Old Harbor Boatyard",
    domain: "oldharborboatyard.example",
    trade: "general-contractor",
    customerKind: "business",
    size: "small",
    firstNumber: 890_455_730,
    cities: ["Portland, ME"],
    isClosed: true,
  },
];
