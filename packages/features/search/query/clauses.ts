/** A part of what the engine is asked. */
export type Clause = object;

export function anyOf(clauses: readonly Clause[]): Clause {
  return { bool: { should: clauses, minimum_should_match: 1 } };
}

export function constant(clause: Clause, boost: number, name?: string): Clause {
  return { constant_score: { filter: name === undefined ? clause : withName(clause, name), boost } };
}

/** Named clauses come back with the hits that met them. */
function withName(filter: Clause, name: string): Clause {
  return { bool: { filter: [filter], _name: name } };
}
