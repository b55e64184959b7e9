import type { GuideFinder, NumberFigure } from "./content.ts";

export const sectionsFile = "sections.yaml";

/** A page as its file says, checked, with its Markdown rendered. */
export interface ContentPage {
  readonly file: string;
  /** The folder below `content`, which is the page's section. */
  readonly folder: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** A day, as in 2026-11-15. */
  readonly updated: string;
  readonly order: number;
  readonly isIndexed: boolean;
  readonly related: readonly RelatedLink[];
  readonly lists: readonly string[] | "everything";
  /** What to say first if the address has a parameter of that name. */
  readonly notices: Readonly<Record<string, string>>;
  /** Phrases by which people ask for it in the search box. */
  readonly answers: readonly string[];
  readonly finder: GuideFinder | null;
  readonly figure: NumberFigure | null;
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly links: readonly FoundLink[];
}

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

export interface FoundLink {
  readonly href: string;
  readonly line: number;
}

export interface RelatedLink {
  readonly path: string;
  /** Null: the title of the page that it leads to. */
  readonly label: string | null;
  readonly line: number;
}

export interface ContentSection {
  readonly folder: string;
  readonly title: string;
  /** Where the breadcrumb leads; null where the section has no page of its own. */
  readonly landing: Omit<RelatedLink, "line"> | null;
  /** Where sections.yaml names it. */
  readonly line: number;
}

/** What is wrong, where, so that the operator can go there. */
export interface ContentFinding {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

export interface Content {
  readonly pages: readonly ContentPage[];
  readonly sections: readonly ContentSection[];
}
