import { cabinetDepartments } from "./federal-cabinet.ts";
import { defenseDepartments } from "./federal-defense.ts";
import { independentAgencies } from "./federal-independent.ts";
import type { FederalAgency, FederalDepartment } from "./federal-agency.ts";

const all: readonly FederalDepartment[] = [
  ...cabinetDepartments,
  ...defenseDepartments,
  ...independentAgencies,
].toSorted((one, other) => one.name.localeCompare(other.name, "en"));

const byCode = new Map(all.map((department) => [department.code, department]));

/** Every department by name, without what belongs to it. */
export function federalDepartments(): readonly Pick<FederalDepartment, "code" | "name">[] {
  return all.map(({ code, name }) => ({ code, name }));
}

/** What belongs to a department; nothing for a code that nobody has. */
export function agenciesOf(departmentCode: string): readonly FederalAgency[] {
  return byCode.get(departmentCode)?.agencies ?? [];
}
