/** Labels of letters, digits and hyphens; the last one begins with a letter, so no bare address is a domain. */
const domainShape = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/** A mail domain as somebody types it, in lower case and ASCII; undefined for what is none. */
export function mailDomain(typed: string): string | undefined {
  const text = typed.trim().replace(/^@/, "").replace(/\.$/, "");
  if (/[\s/\\?#:@%[\]]/.test(text) || !URL.canParse(`http://${text}`)) return undefined;
  const domain = new URL(`http://${text}`).hostname;
  return domainShape.test(domain) ? domain : undefined;
}

/** The domain of an e-mail address, of which nothing is left out. What comes before it is ASCII: characters that only look like others are refused. */
export function domainOfEmail(email: string): string | undefined {
  const found = /^[!#-'*+\-./-9=?A-Z^-~]{1,64}@([^@\s]+)$/.exec(email);
  return found?.[1] === undefined ? undefined : mailDomain(found[1]);
}

/** What a company puts into the domain's TXT records to prove that the domain is its own. */
export function proofRecord(token: string): string {
  return `capstan-verification=${token}`;
}
