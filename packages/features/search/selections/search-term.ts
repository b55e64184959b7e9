const maxLength = 100;

/** A search as it is counted: one spelling for what differs in case and blanks. Null for what must not be kept. */
export function searchTerm(text: string): string | null {
  const term = text
    .normalize("NFKC")
    .toWellFormed()
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .trim();
  // People paste addresses of mail by mistake; whose they are is nobody's business here.
  return term === "" || term.includes("@") ? null : term;
}
