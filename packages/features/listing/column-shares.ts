import { bareFigure } from "./column-figures.ts";

/** The room that the columns of a table share is divided into so many parts, alike in all tables of a page. */
export const shareCount = 24;

/** The room that a table's own columns have, in px, at 1280 px and at 820 px. */
export interface Room {
  readonly width: number;
  readonly padding: number;
}

/** Beside the filters, and on a tablet; where nothing is sold in packs no column says what a piece costs. */
export function roomsOf({ hasEach }: { readonly hasEach: boolean }): { readonly wide: Room; readonly narrow: Room } {
  return {
    wide: { width: hasEach ? 312 : 400, padding: 20 },
    narrow: { width: hasEach ? 258 : 330, padding: 14 },
  };
}

/** The column before the rows' own is as wide in every table, unless its words need more. */
const groupShares = 6;
const groupPadding = 28;
/** Room for a short word. */
const minShare = 4;

/** What decides how wide a column is. */
export interface ColumnTexts {
  readonly name: string;
  readonly unit: string;
  readonly isShort: boolean;
  readonly texts: readonly string[];
}

interface Need {
  /** Below this a word would break. */
  readonly min: number;
  readonly wanted: number;
}

/** Whether the columns have room beside each other without a broken word. */
export function areFitting(columns: readonly ColumnTexts[], room: Room, isGrouped: boolean): boolean {
  return needsOf(columns, room, isGrouped).reduce((sum, { min }) => sum + min, 0) <= shareCount;
}

/** The parts that each column gets, all of them together. */
export function sharesOf(columns: readonly ColumnTexts[], room: Room, isGrouped: boolean): readonly number[] {
  const needs = needsOf(columns, room, isGrouped);
  const shares = needs.map(({ min }) => min);
  const given = () => shares.reduce((sum, share) => sum + share, 0);
  // Too much is taken from words, which can break; what is left goes where most is missing, and then to all but the group.
  const breakable = (share: number, at: number) => {
    if (share <= minShare) return -shareCount;
    return columns[at]?.isShort ? share - shareCount : share;
  };
  while (given() > shareCount) change(shares, shares.map(breakable), -1);
  while (given() < shareCount) {
    const lacking = needs.map(({ wanted }, at) => wanted - (shares[at] ?? 0));
    const isLacking = lacking.some((lack) => lack > 0);
    change(shares, isLacking ? lacking : shares.map((share, at) => (isGrouped && at === 0 ? -shareCount : -share)), 1);
  }
  return shares;
}

/** Changes the share whose figure is the largest. */
function change(shares: number[], figures: readonly number[], by: 1 | -1): void {
  const at = figures.indexOf(Math.max(...figures));
  shares[at] = (shares[at] ?? 0) + by;
}

function needsOf(columns: readonly ColumnTexts[], { width, padding }: Room, isGrouped: boolean): readonly Need[] {
  const share = width / shareCount;
  return columns.map((column, at) => {
    const isGroup = isGrouped && at === 0;
    const edge = isGroup ? groupPadding : padding;
    const parts = (px: number) => Math.ceil((px + edge + tolerance) / share);
    const { heading, unbroken, whole } = measured(column);
    const min = parts(Math.max(heading, unbroken * (isGroup ? boldScale : 1)));
    const wanted = parts(Math.min(maxWanted, Math.max(heading, whole)));
    return isGroup ? { min: Math.max(groupShares, min), wanted: min } : { min, wanted };
  });
}

interface Measured {
  readonly heading: number;
  /** Of what may not be broken. */
  readonly unbroken: number;
  /** Of a text on one line. */
  readonly whole: number;
}

/** A column is tried beside many others: its texts are measured once. */
const measures = new WeakMap<ColumnTexts, Measured>();

function measured(column: ColumnTexts): Measured {
  const known = measures.get(column) ?? measure(column);
  measures.set(column, known);
  return known;
}

function measure({ name, unit, texts, isShort }: ColumnTexts): Measured {
  const figures = [...new Set(texts)].map((text) => bareFigure(text, unit));
  const whole = widest(figures);
  const lines = (textWidth(`${name} ${unit}`) * unevenLines) / maxHeadLines;
  return {
    heading: Math.max(lines, widest([...name.split(/[\s-]/), unit])) * headScale,
    unbroken: isShort ? whole : widest(figures.flatMap((text) => text.split(" "))),
    whole,
  };
}

/** Of the estimate. */
const tolerance = 3;
/** Longer words take a second line. */
const maxWanted = 120;
const maxHeadLines = 3;
/** Words do not fill their lines. */
const unevenLines = 1.2;
/** Heads are set smaller, and bold. */
const headScale = 0.98;
const boldScale = 1.08;

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}

const usualWidth = 8;
const kinds: readonly (readonly [RegExp, number])[] = [
  [/[ilj.,:;'|!]/, 4],
  [/[ \u00A0()ft/r]/, 5.5],
  [/[-"]/, 6.5],
  [/[mwMW%×@#]/, 12],
  [/[A-Z]/, 9.6],
  [/\d/, 8.9],
];
/** By the letter's code: a page of results measures some ten thousand letters. */
const widths = Array.from(
  { length: 256 },
  (_, code) => kinds.find(([kind]) => kind.test(String.fromCodePoint(code)))?.[1] ?? usualWidth,
);

/** In px, of the tables' letters: near enough to tell which columns fit. */
function textWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at += 1) width += widths[text.charCodeAt(at)] ?? usualWidth;
  return width;
}
