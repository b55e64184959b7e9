/** What companies call their legal form; in a name it tells nobody from another. */
const legalForms = new Set(
  "inc incorporated llc lc llp lp ltd limited co company corp corporation plc pllc pc gmbh the and".split(" "),
);

/** Names with one key are of one company to anybody who reads them: case, punctuation and legal form aside. */
export function companyNameKey(name: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !legalForms.has(word));
  return (telling.length > 0 ? telling : words).join(" ");
}
