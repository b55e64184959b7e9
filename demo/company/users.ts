import { type Random, createRandom } from "../kit/random.ts";
import type { Customer } from "./customer.ts";
import { type DemoUser, demoUsers } from "./demo-users.ts";
import { pickWeighted } from "./draw.ts";
import { decimalText, fromDollars } from "./money.ts";
import { familyNames, givenNames } from "./names.ts";
import type { MembershipRecord, Role, UserRecord } from "./records.ts";
import { tradeNamed } from "./trades.ts";

export interface People {
  readonly users: readonly UserRecord[];
  readonly memberships: readonly MembershipRecord[];
}

interface Person {
  readonly user: UserRecord;
  readonly memberships: readonly MembershipRecord[];
}

const colleagues: Readonly<Record<Customer["size"], readonly [least: number, most: number]>> = {
  small: [1, 2],
  medium: [2, 4],
  large: [4, 7],
};

const roles = [
  { role: "buyer", weight: 62 },
  { role: "approver", weight: 16 },
  { role: "viewer", weight: 22 },
] as const;

const limits = [250, 500, 1000, 1500, 2500, 5000, 10_000] as const;

/** The users with a story first, then a few for every company; the first of each is its administrator. */
export function people(seed: string | number, customers: readonly Customer[]): People {
  const companies = Map.groupBy(customers, ({ domain }) => domain);
  const told = demoUsers.map((user) => personOf(user, customers));
  const takenIds = new Set(told.map(({ user }) => user.id));
  const invented = [...companies].flatMap(([domain, sites]) => {
    const random = createRandom(seed).fork(`users/${domain}`);
    return [...colleaguesOf(domain, sites, random, takenIds)];
  });
  const everybody = [...told, ...invented];
  return {
    users: everybody.map(({ user }) => user),
    memberships: everybody.flatMap(({ memberships }) => memberships),
  };
}

function personOf(demo: DemoUser, customers: readonly Customer[]): Person {
  const sites = customers.filter(({ account }) => account.companyName === demo.company);
  return {
    user: {
      record: "user",
      id: demo.id,
      email: demo.email,
      fullName: demo.fullName,
      shortName: demo.shortName,
      title: demo.title,
      isStaff: demo.isStaff ?? false,
      isServiceAgent: demo.isServiceAgent ?? false,
      isEnabled: demo.isDisabled !== true,
      welcomeConfirmed: demo.isNew !== true,
    },
    memberships: membershipsIn(sites, {
      userId: demo.id,
      role: demo.role ?? "viewer",
      spendingLimit: demo.spendingLimit ?? null,
    }),
  };
}

function* colleaguesOf(
  domain: string,
  sites: readonly Customer[],
  random: Random,
  takenIds: Set<string>,
): Iterable<Person> {
  const size = sites[0]?.size ?? "small";
  const titles = sites[0] === undefined ? [] : tradeNamed(sites[0].trade).titles;
  const count = random.int(...colleagues[size]);
  const takenNames = new Set<string>();
  for (let colleague = 0; colleague < count; colleague++) {
    const given = random.pick(givenNames);
    const family = random.pick(familyNames);
    if (takenNames.has(`${given} ${family}`)) continue;
    takenNames.add(`${given} ${family}`);
    const role: Role = colleague === 0 ? "administrator" : pickWeighted(random, roles).role;
    const id = freshId(`${given[0] ?? ""}${family}`.toLowerCase(), takenIds);
    yield {
      user: {
        record: "user",
        id,
        email: `${given}.${family}@${domain}`.toLowerCase(),
        fullName: `${given} ${family}`,
        shortName: given,
        title: random.pick(titles),
        isStaff: false,
        isServiceAgent: false,
        isEnabled: !random.chance(0.02),
        welcomeConfirmed: !random.chance(0.1),
      },
      memberships: membershipsIn(sitesOf(role, sites, random), {
        userId: id,
        role,
        spendingLimit: role === "buyer" ? random.pick(limits) : null,
      }),
    };
  }
}

/** An administrator sees every site of the company, the others work at one. */
function sitesOf(role: Role, sites: readonly Customer[], random: Random): readonly Customer[] {
  return role === "administrator" ? sites : [random.pick(sites)];
}

function membershipsIn(
  sites: readonly Customer[],
  { userId, role, spendingLimit }: { userId: string; role: Role; spendingLimit: number | null },
): readonly MembershipRecord[] {
  return sites.map(({ account }, index) => ({
    record: "membership",
    userId,
    accountNumber: account.number,
    role,
    spendingLimit: spendingLimit === null ? null : decimalText(fromDollars(spendingLimit)),
    isCurrent: index === 0,
    defaultBranchCode: account.defaultBranchCode,
  }));
}

function freshId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let again = 2; taken.has(id); again++) id = `${wanted}${again}`;
  taken.add(id);
  return id;
}
