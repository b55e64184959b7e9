interface Compared {
  readonly specs: readonly { readonly name: string; readonly value: string }[];
}

export interface ComparedRow {
  readonly name: string;
  /** One for each item, in order; empty where an item has no such attribute. */
  readonly values: readonly string[];
  readonly differs: boolean;
}

/** Every attribute that any of them has, in the order in which they come up. */
export function comparedRows(items: readonly Compared[]): readonly ComparedRow[] {
  const names = new Set(items.flatMap(({ specs }) => specs.map(({ name }) => name)));
  return [...names].map((name) => {
    const values = items.map(({ specs }) => specs.find((spec) => spec.name === name)?.value ?? "");
    return { name, values, differs: new Set(values).size > 1 };
  });
}
