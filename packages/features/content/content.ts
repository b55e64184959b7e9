import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

export interface ContentLink {
  readonly label: string;
  readonly url: string;
}

/** Pages under a heading, as the sitemap and the list of guides show them. */
export interface ContentList {
  readonly title: string;
  readonly pages: readonly (ContentLink & {
    readonly description: string | null;
    /** Null where the list is not one of guides. */
    readonly guide: GuideFacts | null;
  })[];
}

/** What a buyer weighs before reading a guide. */
export interface GuideFacts {
  readonly minutes: number;
  /** An item that it is about; null where none is known. */
  readonly picture: GuidePicture | null;
}

/** What stands around a guide's text. */
export interface GuideView extends GuideFacts {
  /** "2 tables, 1 drawing"; empty where it has neither. */
  readonly holds: string;
  /** What customers order most of what it explains. */
  readonly items: readonly GuideItem[];
  /** Those that it names, then others of its section. */
  readonly next: ContentList["pages"];
}

/** The same for everybody: prices are an account's own and stand on the item's page. */
export interface GuideItem {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly url: string;
  readonly picture: PictureAddress;
}

/** A field that searches for what a guide explains. */
export interface GuideFinder {
  /** "Find a bearing by its number". */
  readonly label: string;
  /** What could be typed. */
  readonly example: string;
  readonly hint?: string | undefined;
}

/** A number of the trade, taken apart. */
export interface NumberFigure {
  /** "6204-2RS C3". */
  readonly number: string;
  readonly parts: readonly NumberPart[];
  /** Long numbers stand in smaller type. */
  readonly size: "large" | "small";
  /** The brackets and the lines to the labels, as the path of a drawing. */
  readonly lines: string;
}

export interface NumberPart {
  /** As it stands in the number: "2RS". */
  readonly text: string;
  /** "Closure". */
  readonly name: string;
  readonly words: string;
}

export interface GuidePicture {
  readonly card: PictureAddress;
  /** The same with its measures, for the guide itself. */
  readonly figure: PictureAddress;
  readonly itemName: string;
  readonly items: readonly GuideItem[];
}

/** For screens of either density. */
export interface PictureAddress {
  readonly src: string;
  readonly srcSet: string;
}

/** A page that the operator wrote, ready to be shown. */
export interface ContentView {
  readonly title: string;
  readonly description: string;
  readonly canonicalUrl: string;
  /** False: search engines are asked to leave it out. */
  readonly isIndexed: boolean;
  /** Made from Markdown without markup of its own, so it is safe as it stands. */
  readonly html: string;
  /** Null where the page is no guide. */
  readonly guide: GuideView | null;
  /** The day of the last change, in words. */
  readonly updated: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** From the home page down, without the page itself. */
  readonly trail: readonly ContentLink[];
  readonly section: {
    readonly title: string;
    readonly links: readonly (ContentLink & { readonly isCurrent: boolean })[];
  };
  /** A guide names its guides in `guide.next`. */
  readonly related: readonly ContentLink[];
  readonly finder: GuideFinder | null;
  readonly figure: NumberFigure | null;
  readonly lists: readonly ContentList[];
  /** What the address asks to be said first, such as that a sign-in is disabled. */
  readonly notice: string | null;
}

/** How the page gets its data: the server puts the reader there for each request. Null: nobody wrote that page. */
export const contentContext = createContext<{ load(address: URL, visitor: Visitor): Promise<ContentView | null> }>();
