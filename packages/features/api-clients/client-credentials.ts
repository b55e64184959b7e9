/** A client's own word for who it is. */
export interface ClientCredentials {
  readonly id: string;
  readonly secret: string;
}

interface Said {
  readonly authorization: string | undefined;
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/** RFC 6749, 2.3.1: by HTTP Basic, or by two fields, and not by both. `"ambiguous"` where it is both. */
export function credentialsIn(said: Said): ClientCredentials | "ambiguous" | undefined {
  const { authorization, client_id: id, client_secret: secret } = said;
  const inFields = id !== undefined && secret !== undefined ? { id, secret } : undefined;
  if (authorization === undefined) return inFields;
  if (secret !== undefined) return "ambiguous";
  const inHeader = basicIn(authorization);
  return inHeader && id !== undefined && id !== inHeader.id ? "ambiguous" : inHeader;
}

/** Each half is encoded as in a form, and then both together in base64. */
function basicIn(authorization: string): ClientCredentials | undefined {
  const encoded = /^Basic (?<encoded>[\w+/]{1,1000}={0,2})$/i.exec(authorization)?.groups?.["encoded"];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  if (colon < 0) return undefined;
  try {
    const [id, secret] = [text.slice(0, colon), text.slice(colon + 1)].map(formDecoded);
    return { id: id ?? "", secret: secret ?? "" };
  } catch {
    return undefined;
  }
}

function formDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}
