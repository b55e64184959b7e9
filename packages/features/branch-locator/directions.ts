import type { Branch } from "@capstan/features/branches";

/** Any phone or computer opens it in the maps that its owner uses, with the way from where they are. */
export function directionsUrl({
  address1,
  city,
  state,
  zip,
}: Pick<Branch, "address1" | "city" | "state" | "zip">): string {
  const destination = `${address1}, ${city}, ${state} ${zip}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}
