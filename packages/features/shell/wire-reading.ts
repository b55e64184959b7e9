/** Small readers of what came over the wire, without a schema library: the browser's first load has no room for one. */

export type Wire = Readonly<Record<string, unknown>>;

/** What a source answered is nothing of the kind that it should be. */
class InvalidResponse extends Error {
  override readonly name = "InvalidResponse";
}

export function objectIn(value: unknown, name: string): Wire {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse(name, "an object");
  return value as Wire;
}

export function listIn(value: unknown, name: string): readonly Wire[] {
  if (!Array.isArray(value)) return refuse(name, "a list");
  return value.map((entry: unknown) => objectIn(entry, `an entry of ${name}`));
}

export function textIn(wire: Wire, name: string): string {
  const value = wire[name];
  return typeof value === "string" ? value : refuse(name, "a text");
}

export function textOrNullIn(wire: Wire, name: string): string | null {
  return wire[name] === null || wire[name] === undefined ? null : textIn(wire, name);
}

export function flagIn(wire: Wire, name: string): boolean {
  const value = wire[name];
  return typeof value === "boolean" ? value : refuse(name, "true or false");
}

/** A page of the store or of a site that is reached safely; nothing that runs. */
export function addressIn(wire: Wire, name: string): string {
  const address = textIn(wire, name);
  return /^(?:\/(?!\/)|https:\/\/|tel:)/.test(address) ? address : refuse(name, "an address");
}

export function oneOfIn<const Value extends string>(wire: Wire, name: string, values: readonly Value[]): Value {
  const value = textIn(wire, name);
  return values.find((known) => known === value) ?? refuse(name, `one of ${values.join(", ")}`);
}

function refuse(name: string, kind: string): never {
  throw new InvalidResponse(`${name} is not ${kind}`);
}
