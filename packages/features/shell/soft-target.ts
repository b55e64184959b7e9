/** What a click or a hover was on, as far as navigation cares. */
export interface LinkFacts {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
  /** `data-document`: the page wants a full load, as signing out does. */
  readonly wantsDocument: boolean;
}

/** The path to go to without loading a document, or undefined where the browser should do what it always did. */
export function softTarget(link: LinkFacts, here: string): string | undefined {
  if ((link.target !== "" && link.target !== "_self") || link.isDownload || link.wantsDocument) return undefined;
  const current = new URL(here);
  const next = new URL(link.href, current);
  if (next.origin !== current.origin) return undefined;
  const isSamePage = next.pathname === current.pathname && next.search === current.search;
  // A jump within the page is the browser's: it moves the focus too.
  if (isSamePage && next.hash !== "") return undefined;
  return next.pathname + next.search + next.hash;
}
