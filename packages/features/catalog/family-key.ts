/**
 * What is one family on a page: what has one class and one title. Suppliers keep a family for each thread and each brand;
 * a buyer looks for one list of them all.
 */
export function familyKey(classCode: string, title: string): string {
  const words = title
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return `${classCode.toLowerCase()}~${words}`;
}
