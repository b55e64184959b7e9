import { type Position, milesBetween } from "@capstan/features/geocoding";
import { around } from "geokdbush";
import KDBush from "kdbush";
import type { Branch } from "./branches.ts";

export interface NearBranch {
  readonly branch: Branch;
  /** As the crow flies. */
  readonly miles: number;
}

export interface NearestQuery {
  /** At most so many. */
  readonly count: number;
  /** Only these are looked at; left out, all. */
  readonly matches?: ((branch: Branch) => boolean) | undefined;
  readonly maxMiles?: number | undefined;
}

/** Every open branch, to be found by its number or by where it is. */
export interface BranchIndex {
  /** By their codes. */
  readonly all: readonly Branch[];
  find(code: string): Branch | undefined;
  /** The nearest first. */
  nearest(to: Position, query: NearestQuery): readonly NearBranch[];
}

const kilometersPerMile = 1.609344;

export function branchIndex(all: readonly Branch[]): BranchIndex {
  const byCode = new Map(all.map((branch) => [branch.code.toUpperCase(), branch]));
  const tree = all.length === 0 ? null : positions(all);
  return {
    all,
    find: (code) => byCode.get(code.toUpperCase()),
    nearest: (to, { count, matches, maxMiles }) => {
      if (!tree || count <= 0) return [];
      const isWanted = matches && ((at: number) => matches(all[at] as Branch));
      const maxKilometers = maxMiles === undefined ? undefined : maxMiles * kilometersPerMile;
      return around(tree, to.longitude, to.latitude, count, maxKilometers, isWanted).map((at) => {
        const branch = all[at] as Branch;
        return { branch, miles: milesBetween(to, branch) };
      });
    },
  };
}

function positions(all: readonly Branch[]): KDBush {
  const tree = new KDBush(all.length);
  for (const { longitude, latitude } of all) tree.add(longitude, latitude);
  return tree.finish();
}
