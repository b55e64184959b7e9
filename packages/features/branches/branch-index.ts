import type { Position } from "@capstan/features/geocoding";
import type { Branch } from "./branches.ts";
import { NearestPoints, pointsOf } from "./nearest-points.ts";

export interface NearBranch {
  readonly branch: Branch;
  /** Its place among all branches, which goes by their codes. */
  readonly at: number;
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

export function branchIndex(all: readonly Branch[]): BranchIndex {
  const byCode = new Map(all.map((branch) => [branch.code.toUpperCase(), branch]));
  const points = new NearestPoints(pointsOf(all));
  return {
    all,
    find: (code) => byCode.get(code.toUpperCase()),
    nearest: (to, { count, matches, maxMiles }) => {
      const isWanted = matches && ((at: number) => matches(all[at] as Branch));
      return points.find(to, { count, isWanted, maxMiles }, (at, miles) => ({
        branch: all[at] as Branch,
        at,
        miles,
      }));
    },
  };
}
