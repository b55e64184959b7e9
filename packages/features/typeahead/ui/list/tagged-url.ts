/** An address that says from which place in the search box it was followed, and from no other. */
export function taggedUrl(url: string, suggestConfigId: number | undefined): string {
  if (suggestConfigId === undefined) return url;
  const plain = url.replace(/[?&]suggestConfigId=\d+$/, "");
  return `${plain}${plain.includes("?") ? "&" : "?"}suggestConfigId=${suggestConfigId}`;
}
