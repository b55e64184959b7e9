import { urls } from "@capstan/features/urls";

/** Where an operator's photographs may come from. */
export interface PhotographRules {
  /** The store's own address: a path is looked for there. */
  readonly publicOrigin: string;
  /** Other servers that browsers may load them from, as origins: `https://images.example`. */
  readonly origins: readonly string[];
  /** The bucket that the store reads itself. */
  readonly bucketName: string | undefined;
}

export type Photograph =
  | { readonly kind: "address"; readonly url: string }
  | { readonly kind: "object"; readonly key: string };

/** A path below it is an item's picture again, and would lead round in a circle. */
const ownPictures = urls.itemPicture({ name: "" });

/**
 * The photograph that an item's `imageUrl` names. Undefined where it names none, or one that the operator's
 * configuration does not allow: the server sends nobody to an address just because it is in the catalog.
 */
export function photographOf(imageUrl: string | null, rules: PhotographRules): Photograph | undefined {
  if (!imageUrl || !URL.canParse(imageUrl, rules.publicOrigin)) return undefined;
  const url = new URL(imageUrl, rules.publicOrigin);
  if (url.protocol === "s3:") return objectOf(url, rules.bucketName);
  if (url.origin === new URL(rules.publicOrigin).origin) {
    return url.pathname.startsWith(ownPictures) ? undefined : { kind: "address", url: url.pathname + url.search };
  }
  if (url.username !== "" || url.password !== "" || !rules.origins.includes(url.origin)) return undefined;
  return { kind: "address", url: url.href };
}

function objectOf({ host, pathname }: URL, bucketName: string | undefined): Photograph | undefined {
  const key = decoded(pathname.slice(1));
  return host === bucketName && key !== "" && key !== undefined ? { kind: "object", key } : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
