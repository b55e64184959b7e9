import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { list, readCsv, text } from "../kit/read-data.ts";
import type { GuideRecord } from "./records.ts";

/** Short forms of the know-how articles; addresses and the guide's own button follow from the slug. */
const rows = readCsv("company/guides.csv", {
  slug: text,
  subHeading: text,
  description: text,
  /** What to shop for afterwards: the button's text and the search behind it. */
  shopText: text,
  shopSearch: text,
  keywords: list(text),
});

const articles = join(import.meta.dirname, "../../content/know-how");

export function guides(): readonly GuideRecord[] {
  const titles = articleTitles();
  return rows.map(({ slug, subHeading, description, shopText, shopSearch, keywords }) => {
    const headingUrl = `/know-how/${slug}`;
    return {
      record: "guide",
      code: slug,
      heading: titles.get(`${slug}.md`) ?? "",
      headingUrl,
      subHeading,
      description,
      buttons: [
        { text: "View Guide", url: headingUrl },
        { text: shopText, url: `/search?searchQuery=${encodeURIComponent(shopSearch)}` },
      ],
      keywords,
    };
  });
}

/** A guide is headed as its article is: the title stands there alone. */
function articleTitles(): ReadonlyMap<string, string> {
  const files = readdirSync(articles, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const title =
        /^title: (?<title>.+)$/m.exec(readFileSync(join(parentPath, name), "utf8"))?.groups?.["title"] ?? "";
      return [name, title.startsWith('"') ? JSON.parse(title) : title];
    }),
  );
}
