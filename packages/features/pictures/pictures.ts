/** The widths that the store shows: cart line, suggestion, suggested product, card, drawing on a phone, product page. */
export const pictureSizes = [48, 60, 68, 240, 360, 640] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** As on a shelf, with the measures that a buyer checks, or from the front and the side without them. */
export type PictureView = "plain" | "dimensioned" | "sides";

const views = ["dimensioned", "sides"] as const;

/** Screens with finer pixels get the double. */
export type PictureScale = 1 | 2;

export interface PictureRequest {
  readonly size: PictureSize;
  readonly scale: PictureScale;
  readonly view: PictureView;
}

export function pictureName(of: string, { size, scale, view }: PictureRequest): string {
  return `${of}${view === "plain" ? "" : `-${view}`}-${size}${scale === 2 ? "@2x" : ""}.webp`;
}

/** Reads what `pictureName` writes; undefined for any other size or form, so that nobody can have us draw without end. */
export function readPictureName(name: string): (PictureRequest & { readonly of: string }) | undefined {
  const parts = /^(?<of>[\w-]+?)(?:-(?<view>dimensioned|sides))?-(?<size>\d{2,3})(?<double>@2x)?\.webp$/.exec(
    name,
  )?.groups;
  const size = pictureSizes.find((known) => String(known) === parts?.["size"]);
  const of = parts?.["of"];
  if (!parts || size === undefined || of === undefined) return undefined;
  const view = views.find((known) => known === parts["view"]) ?? "plain";
  return { of, size, scale: parts["double"] ? 2 : 1, view };
}
