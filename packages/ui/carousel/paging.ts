/** Which slides of a carousel are in view; `first` counts from 0. */
export type Paging = { readonly first: number; readonly perPage: number; readonly count: number };

type Measures = {
  readonly scrollLeft: number;
  readonly viewWidth: number;
  /** From one slide's start to the next one's. */
  readonly step: number;
  readonly gap: number;
  readonly count: number;
};

/** Reads the paging off the layout: the stylesheet alone knows how many slides a page has at which width. */
export function pagingOf({ scrollLeft, viewWidth, step, gap, count }: Measures): Paging {
  const perPage = Math.max(1, Math.round((viewWidth + gap) / step));
  return { first: Math.max(0, Math.min(Math.round(scrollLeft / step), count - perPage)), perPage, count };
}

export function canGoBack({ first }: Paging): boolean {
  return first > 0;
}

export function canGoOn({ first, perPage, count }: Paging): boolean {
  return first + perPage < count;
}

/** A whole page on or back; the last page is full and may repeat slides of the one before. */
export function firstAfter(move: "back" | "on", { first, perPage, count }: Paging): number {
  const wished = move === "on" ? first + perPage : first - perPage;
  return Math.max(0, Math.min(wished, count - perPage));
}

/** Where autoplay goes: on, and from the end to the start. */
export function firstInTurn(paging: Paging): number {
  return canGoOn(paging) ? firstAfter("on", paging) : 0;
}

export function positionText({ first, perPage, count }: Paging): string {
  return `${Math.min(first + 1, count)} to ${Math.min(first + perPage, count)} of ${count}`;
}
