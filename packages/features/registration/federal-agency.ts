/** A part of the federal government that buys under its own name. */
export interface FederalAgency {
  /** Its department's code, a dash, and its usual initials: DOD-DLA. */
  readonly code: string;
  readonly name: string;
}

/** A cabinet department, or what stands beside the departments: an independent agency, a branch of government. */
export interface FederalDepartment {
  readonly code: string;
  readonly name: string;
  readonly agencies: readonly FederalAgency[];
}

/** Initials and name of each agency; the code follows from the department's. */
export function department(
  code: string,
  name: string,
  agencies: readonly (readonly [initials: string, name: string])[],
): FederalDepartment {
  return {
    code,
    name,
    agencies: agencies.map(([initials, agencyName]) => ({ code: `${code}-${initials}`, name: agencyName })),
  };
}
