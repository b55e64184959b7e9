/** An address that says from which place in the search box it was followed. */
export function taggedUrl(url: string, suggestConfigId: number | undefined): string {
  if (suggestConfigId === undefined) return url;
  return `${url}${url.includes("?") ? "&" : "?"}suggestConfigId=${suggestConfigId}`;
}
