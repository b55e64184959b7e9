import { buildingGuides } from "./data/guides-building.ts";
import { mechanicalGuides } from "./data/guides-mechanical.ts";
import { safetyGuides } from "./data/guides-safety.ts";
import { shopGuides } from "./data/guides-shop.ts";
import type { GuideRecord } from "./records.ts";

/** A guide as its author writes it; addresses and the guide's own button follow from the slug. */
export interface GuideText {
  readonly slug: string;
  readonly heading: string;
  readonly subHeading: string;
  readonly description: string;
  /** What to shop for afterwards: the button's text and the search behind it. */
  readonly shop: readonly [text: string, search: string];
  readonly keywords: readonly string[];
}

export function guides(): readonly GuideRecord[] {
  return [...safetyGuides, ...mechanicalGuides, ...buildingGuides, ...shopGuides].map(guideOf);
}

function guideOf({ slug, heading, subHeading, description, shop: [text, search], keywords }: GuideText): GuideRecord {
  const headingUrl = `/know-how/${slug}`;
  return {
    record: "guide",
    code: slug,
    heading,
    headingUrl,
    subHeading,
    description,
    buttons: [
      { text: "View Guide", url: headingUrl },
      { text, url: `/search?searchQuery=${encodeURIComponent(search)}` },
    ],
    keywords,
  };
}
