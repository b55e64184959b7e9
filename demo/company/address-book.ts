import type { Random } from "../kit/random.ts";
import { fictionalPhone } from "./branches.ts";
import type { Customer } from "./customer.ts";
import { familyNames, givenNames, industrialStreets } from "./names.ts";
import { pickSeveral } from "./draw.ts";
import { type BranchPlace, branchPlaces, milesBetween } from "./places.ts";
import type { AccountAddressRecord } from "./records.ts";

const otherSites: Readonly<Record<Customer["size"], number>> = { small: 0, medium: 2, large: 4 };
const nearby = 10;

const kinds = ["Plant", "Warehouse", "Service Center", "Yard"] as const;

/** Where else a customer wants things: its docks in the towns around. Its own address is no part of the book. */
export function* addressBook({ account, size }: Customer, random: Random): Iterable<AccountAddressRecord> {
  const home = branchPlaces.find(({ city, state }) => city === account.city && state === account.state);
  if (!home) return;
  const around = branchPlaces
    .filter(({ city }) => city !== home.city)
    .toSorted((one, other) => milesBetween(home, one) - milesBetween(home, other))
    .slice(0, nearby);
  const used = new Set<string>();
  for (const place of pickSeveral(random, around, otherSites[size])) {
    if (used.has(place.city)) continue;
    used.add(place.city);
    yield siteAt(account.number, place, random);
  }
}

function siteAt(accountNumber: string, place: BranchPlace, random: Random): AccountAddressRecord {
  const dock = random.int(1, 6);
  return {
    record: "account-address",
    accountNumber,
    code: `${place.city.toUpperCase().replaceAll(/[^A-Z]+/g, "-")}-${place.state}`,
    name: `${place.city} ${random.pick(kinds)}`,
    address1: `${random.int(11, 9899)} ${random.pick(industrialStreets)}`,
    city: place.city,
    state: place.state,
    zip: place.zip,
    attention: `${random.pick(givenNames)} ${random.pick(familyNames)}, Receiving`,
    dock: random.chance(0.7) ? `Dock ${dock}` : null,
    phone: fictionalPhone(place.areaCode, random.int(0, 99)),
    instructions: random.chance(0.4) ? "Receiving 6 am to 2 pm. Call 30 minutes ahead." : null,
  };
}
