/**
 * How the browser looks at what came over the wire: each decoder says what a value is, or refuses it by its place. The
 * value itself is handed on, not a copy. Decision 0032 has the figures against a schema library.
 */
export type Decoder<out Value> = (value: unknown, place: string) => Value;

export type Decoded<Of> = Of extends Decoder<infer Value> ? Value : never;

/** What came is nothing of the kind that it should be. */
class InvalidResponse extends Error {
  override readonly name = "InvalidResponse";
}

export const text: Decoder<string> = (value, place) => (typeof value === "string" ? value : refuse(place, "a text"));

export const flag: Decoder<boolean> = (value, place) =>
  typeof value === "boolean" ? value : refuse(place, "true or false");

export const whole: Decoder<number> = (value, place) =>
  Number.isInteger(value) ? (value as number) : refuse(place, "a whole number");

export const number: Decoder<number> = (value, place) =>
  Number.isFinite(value) ? (value as number) : refuse(place, "a number");

/** A page of the store or of a site that is reached safely; nothing that runs. */
export const address: Decoder<string> = (value, place) => {
  const url = text(value, place);
  return isAddress(url) ? url : refuse(place, "an address");
};

export function isAddress(url: string): boolean {
  return /^(?:\/(?!\/)|https:\/\/|tel:)/.test(url);
}

export function oneOf<const Value extends string>(values: readonly Value[]): Decoder<Value> {
  return (value, place) => values.find((known) => known === value) ?? refuse(place, `one of ${values.join(", ")}`);
}

export function optional<Value>(decoder: Decoder<Value>): Decoder<Value | undefined> {
  return (value, place) => (value === undefined ? undefined : decoder(value, place));
}

/** Null, or left out. */
export function nullish<Value>(decoder: Decoder<Value>): Decoder<Value | null | undefined> {
  return (value, place) => (value === undefined || value === null ? value : decoder(value, place));
}

export function nullable<Value>(decoder: Decoder<Value>): Decoder<Value | null> {
  return (value, place) => (value === null ? null : decoder(value, place));
}

export function list<Value>(decoder: Decoder<Value>): Decoder<Value[]> {
  return (value, place) => {
    if (!Array.isArray(value)) return refuse(place, "a list");
    for (const [at, entry] of value.entries()) decoder(entry, `${place}[${at}]`);
    return value as Value[];
  };
}

/** With the type of the server's schema given, a field that is missing here or of another type does not compile. */
export function object<Value extends object>(fields: {
  readonly [Name in keyof Value]-?: Decoder<Value[Name]>;
}): Decoder<Value> {
  const decoders = Object.entries<Decoder<unknown>>(fields);
  return (value, place) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse(place, "an object");
    for (const [name, decoder] of decoders) decoder((value as Record<string, unknown>)[name], `${place}.${name}`);
    return value as Value;
  };
}

export function decode<Value>(decoder: Decoder<Value>, value: unknown): Value {
  return decoder(value, "answer");
}

/** The same, with undefined for what is refused. */
export function decodeOrNone<Value>(decoder: Decoder<Value>, value: unknown): Value | undefined {
  try {
    return decode(decoder, value);
  } catch (error) {
    if (error instanceof InvalidResponse) return undefined;
    throw error;
  }
}

function refuse(place: string, kind: string): never {
  throw new InvalidResponse(`${place} is not ${kind}`);
}
