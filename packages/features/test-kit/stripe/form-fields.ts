/** What a form's letters hold: `a[b][0]=x` is `{ a: { b: ["x"] } }`. */
export type Fields = { readonly [name: string]: Fields | string | undefined };

export function fieldsOf(body: string): Fields {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? "";
    let place = root;
    for (const step of path) place = (place[step] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return root as Fields;
}

export function textOf(fields: Fields, ...path: readonly string[]): string | undefined {
  let value: Fields | string | undefined = fields;
  for (const step of path) value = typeof value === "object" ? value[step] : undefined;
  return typeof value === "string" ? value : undefined;
}

export function listOf(fields: Fields, name: string): readonly Fields[] {
  const list = fields[name];
  return typeof list === "object" ? Object.values(list).filter((row): row is Fields => typeof row === "object") : [];
}
