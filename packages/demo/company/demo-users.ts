import type { Role } from "./records.ts";

/** Somebody to sign in as: one for every level, role and oddity. docs/demo.md tells their stories. */
export interface DemoUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly shortName: string;
  readonly title: string | null;
  /** The company whose accounts they hold, all of them; nothing for staff and for the newly registered. */
  readonly company: string | null;
  readonly role?: Role;
  /** In dollars; no limit where it is missing. */
  readonly spendingLimit?: number;
  readonly isStaff?: boolean;
  readonly isServiceAgent?: boolean;
  readonly isDisabled?: boolean;
  readonly isNew?: boolean;
}

type Row = readonly [
  id: string,
  email: string,
  fullName: string,
  shortName: string,
  title: string | null,
  company: string | null,
  role?: Role,
  spendingLimit?: number,
];

const longName =
  "Consolidated Tri-County Mechanical, Electrical, Plumbing and Fire Protection Contractors of the Upper Ohio Valley, LLC";

const rows: readonly Row[] = [
  [
    "dwhitfield",
    "dana.whitfield@tilleryprecision.example",
    "Dana Whitfield",
    "Dana",
    "Tool Crib Attendant",
    "Tillery Precision Machining",
    "buyer",
    5000,
  ],
  [
    "rtillery",
    "ruth.tillery@tilleryprecision.example",
    "Ruth Tillery",
    "Ruth",
    "Owner",
    "Tillery Precision Machining",
    "administrator",
  ],
  [
    "moyelaran",
    "marcus.oyelaran@lakeheadprovisions.example",
    "Marcus Oyelaran",
    "Marcus",
    "Director of Procurement",
    "Lakehead Provisions",
    "administrator",
  ],
  [
    "ilindqvist",
    "ingrid.lindqvist@lakeheadprovisions.example",
    "Ingrid Lindqvist",
    "Ingrid",
    "Plant Engineer",
    "Lakehead Provisions",
    "approver",
    25_000,
  ],
  [
    "tbeaumont",
    "theo.beaumont@lakeheadprovisions.example",
    "Theo Beaumont",
    "Theo",
    "Storeroom Clerk",
    "Lakehead Provisions",
    "buyer",
    250,
  ],
  [
    "jvale",
    "joanna.vale@pruittvale.example",
    "Joanna Vale",
    "Joanna",
    "Partner",
    "Pruitt & Vale Fabrication",
    "administrator",
  ],
  [
    "epark",
    "ellis.park@pruittvale.example",
    "Ellis Park",
    "Ellis",
    "Bookkeeper",
    "Pruitt & Vale Fabrication",
    "viewer",
  ],
  [
    "praman",
    "priya.raman@vantagerow.example",
    "Priya Raman",
    "Priya",
    "National Facilities Manager",
    "Vantage Row Property Services",
    "administrator",
  ],
  [
    "cmarchetti",
    "carla.marchetti@millbrookmedical.example",
    "Carla Marchetti",
    "Carla",
    "Materials Manager",
    "Millbrook Regional Medical Center",
    "buyer",
    10_000,
  ],
  [
    "hstrand",
    "hal.strand@prairieroseliving.example",
    "Hal Strand",
    "Hal",
    "Maintenance Director",
    "Prairie Rose Senior Living",
    "buyer",
    2500,
  ],
  [
    "ldoherty",
    "lena.doherty@stonebridgeschools.example",
    "Lena Doherty",
    "Lena",
    "Facilities Director",
    "Stonebridge Community Schools",
    "administrator",
  ],
  [
    "jreyes",
    "jordan.reyes@granthaven-afb.example",
    "Jordan Reyes",
    "TSgt Reyes",
    "Government Purchase Card Holder",
    "1187th Civil Engineer Squadron, Granthaven Air Force Base",
    "buyer",
    10_000,
  ],
  [
    "snakagawa",
    "sam.nakagawa@corvane.example",
    "Sam Nakagawa",
    "Sam",
    "Facilities Buyer",
    "Corvane University",
    "buyer",
    5000,
  ],
  [
    "mhollis",
    "maeve.hollis@copperkettlebrewing.example",
    "Maeve Hollis",
    "Maeve",
    "Head Brewer",
    "Copper Kettle Brewing Co",
    "buyer",
    3000,
  ],
  [
    "gokoro",
    "grace.okoro@severncountywater.example",
    "Grace Okoro",
    "Grace",
    "Maintenance Superintendent",
    "Severn County Water Authority",
    "approver",
    15_000,
  ],
  [
    "wpetersen",
    "will.petersen@northforkpower.example",
    "Will Petersen",
    "Will",
    "Warehouse Manager",
    "Northfork Power & Controls",
    "buyer",
    7500,
  ],
  ["qx", "q.xu@consolidated-tricounty.example", "Q Xu", "Q", null, longName, "buyer"],
  [
    "mfeatherstonehaugh",
    "maximiliana.featherstonehaugh@consolidated-tricounty.example",
    "Maximiliana Bartholomea Featherstonehaugh-Montgomery",
    "Maximiliana Bartholomea",
    "Senior Regional Procurement and Contract Compliance Coordinator",
    longName,
    "administrator",
  ],
  [
    "cdyer",
    "cole.dyer@oldharborboatyard.example",
    "Cole Dyer",
    "Cole",
    "Yard Manager",
    "Old Harbor Boatyard",
    "buyer",
    1000,
  ],
  ["nsalter", "nina.salter@newstart.example", "Nina Salter", "Nina", null, null],
  [
    "bkessler",
    "boyd.kessler@tilleryprecision.example",
    "Boyd Kessler",
    "Boyd",
    "Former Purchasing Agent",
    "Tillery Precision Machining",
    "buyer",
    5000,
  ],
  [
    "arivas",
    "alma.rivas@copperkettlebrewing.example",
    "Alma Rivas",
    "Alma",
    "Cellar Manager",
    "Copper Kettle Brewing Co",
    "buyer",
    500,
  ],
  ["tgrady", "tess.grady@capstan.example", "Tess Grady", "Tess", "Customer Service Agent", null],
  ["osorensen", "otto.sorensen@capstan.example", "Otto Sorensen", "Otto", "Merchandiser", null],
];

const flags: Readonly<Record<string, Pick<DemoUser, "isStaff" | "isServiceAgent" | "isDisabled" | "isNew">>> = {
  nsalter: { isNew: true },
  bkessler: { isDisabled: true },
  arivas: { isNew: true },
  tgrady: { isServiceAgent: true },
  osorensen: { isStaff: true },
};

export const demoUsers: readonly DemoUser[] = rows.map(
  ([id, email, fullName, shortName, title, company, role, spendingLimit]) => ({
    id,
    email,
    fullName,
    shortName,
    title,
    company,
    ...(role === undefined ? {} : { role }),
    ...(spendingLimit === undefined ? {} : { spendingLimit }),
    ...flags[id],
  }),
);
