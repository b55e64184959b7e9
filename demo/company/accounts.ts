import { bug } from "@capstan/platform/bug";
import { type Random, createRandom } from "../kit/random.ts";
import { logoUrlOf } from "./account-logos.ts";
import { fictionalPhone } from "./branches.ts";
import type { Customer } from "./customer.ts";
import { pickWeighted } from "./draw.ts";
import { companyStems, familyNames, industrialStreets, officeStreets } from "./names.ts";
import { type BranchPlace, branchPlaces } from "./places.ts";
import { slugOf } from "./slug.ts";
import { type SpecialCustomer, specialCustomers } from "./special-customers.ts";
import { tradeNamed, trades } from "./trades.ts";

const generatedCount = 250;
/** Every so often a company has a second site, with an account of its own. */
const siblingChance = 0.08;

const sizes = [
  { size: "small", weight: 52 },
  { size: "medium", weight: 34 },
  { size: "large", weight: 14 },
] as const;

/** The customers with a story first, then the rest of the country. */
export function customers(seed: string | number): readonly Customer[] {
  const random = createRandom(seed).fork("accounts");
  const told = specialCustomers.flatMap((special) => specialAccounts(special, random.fork(special.domain)));
  return [...told, ...generatedCustomers(random, new Set(told.map(({ account }) => account.number)))];
}

function specialAccounts(special: SpecialCustomer, random: Random): readonly Customer[] {
  return special.cities.map((cityAndState, index) => ({
    account: {
      ...accountAt(placeOf(cityAndState), special.trade, random),
      number: String(special.firstNumber + index),
      companyName: special.companyName,
      customerKind: special.customerKind ?? tradeNamed(special.trade).customerKind,
      isProcurement: special.isProcurement ?? false,
      loyaltyEnrollment: special.loyaltyEnrollment ?? null,
      customCatalogCode: special.customCatalogCode ?? null,
      headerMessage: special.headerMessage ?? null,
      logoUrl: special.hasLogo === true ? logoUrlOf(special.companyName) : null,
      isOpen: special.isClosed !== true,
      headerOptions: special.headerOptions ?? [],
    },
    trade: special.trade,
    size: special.size,
    domain: special.domain,
  }));
}

function* generatedCustomers(random: Random, numbers: Set<string>): Iterable<Customer> {
  const names = new Set<string>();
  const shares = trades.map(({ name, weight }) => ({ name, weight }));
  let made = 0;
  while (made < generatedCount) {
    const trade = pickWeighted(random, shares).name;
    const companyName = inventName(trade, random);
    if (names.has(companyName)) continue;
    names.add(companyName);
    const sites = random.chance(siblingChance) ? 2 : 1;
    const { size } = pickWeighted(random, sizes);
    for (let site = 0; site < sites; site++) {
      yield generatedCustomer({ companyName, trade, size, number: freshNumber(random, numbers), random });
      made += 1;
    }
  }
}

interface Draft {
  readonly companyName: string;
  readonly trade: string;
  readonly size: Customer["size"];
  readonly number: string;
  readonly random: Random;
}

function generatedCustomer({ companyName, trade, size, number, random }: Draft): Customer {
  return {
    account: {
      ...accountAt(random.pick(branchPlaces), trade, random),
      number,
      companyName,
      isProcurement: size === "large" && random.chance(0.25),
      loyaltyEnrollment: random.chance(0.2) ? `Capstan Crew member since ${random.int(2019, 2025)}` : null,
      logoUrl: size === "large" && random.chance(0.3) ? logoUrlOf(companyName) : null,
    },
    trade,
    size,
    domain: `${slugOf(companyName).replaceAll("-", "")}.example`,
  };
}

function accountAt(
  place: BranchPlace,
  trade: string,
  random: Random,
): Omit<Customer["account"], "number" | "companyName"> {
  const { customerKind, streets } = tradeNamed(trade);
  const street = random.pick(streets === "industrial" ? industrialStreets : officeStreets);
  return {
    record: "account",
    customerKind,
    address1: `${random.int(11, 9899)} ${street}`,
    city: place.city,
    state: place.state,
    zip: place.zip,
    country: "US",
    phone: fictionalPhone(place.areaCode, random.int(0, 99)),
    isProcurement: false,
    loyaltyEnrollment: null,
    customCatalogCode: null,
    headerMessage: null,
    logoUrl: null,
    defaultBranchCode: place.code,
    isOpen: true,
    headerOptions: [],
  };
}

function inventName(trade: string, random: Random): string {
  const { endings, customerKind } = tradeNamed(trade);
  const ending = random.pick(endings);
  if (trade === "air-force") return `${ordinal(random.int(1001, 1999))} ${ending}`;
  const isPrivate = ["business", "contractor", "manufacturer"].includes(customerKind);
  if (isPrivate && random.chance(0.35)) return `${inventHouse(random)} ${ending}`;
  return `${random.pick(companyStems)} ${ending}`;
}

function inventHouse(random: Random): string {
  const name = random.pick(familyNames);
  if (random.chance(0.3)) return `${name} & Sons`;
  return random.chance(0.5) ? `${name} & ${random.pick(familyNames)}` : `${name} Brothers`;
}

function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  const ending = teens ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}

/** Nine digits; one in eight comes from a system that counted further. */
function freshNumber(random: Random, taken: Set<string>): string {
  for (;;) {
    const number = random.chance(0.12)
      ? String(random.int(1_000_000_000, 1_099_999_999))
      : String(random.int(800_000_000, 899_999_999));
    if (taken.has(number)) continue;
    taken.add(number);
    return number;
  }
}

function placeOf(cityAndState: string): BranchPlace {
  const place = branchPlaces.find(({ city, state }) => `${city}, ${state}` === cityAndState);
  if (place === undefined) bug(`no branch in ${cityAndState}`);
  return place;
}
