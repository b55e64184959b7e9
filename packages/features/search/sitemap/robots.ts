import { urls } from "@capstan/features/urls";

/** What crawlers are asked to leave alone: searches and filtered pages without end, and what is a visitor's own. */
export function robotsText(origin: string): string {
  const unending = ["f.", "sort=", "bought=", "family="].flatMap((name) => [`/*?${name}`, `/*&${name}`]);
  const left = [urls.search(), ...unending, urls.cart(), urls.signIn(), urls.kit()];
  return [
    "User-agent: *",
    ...left.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}${urls.sitemap()}`,
    "",
  ].join("\n");
}
