import type { PictureSize } from "./pictures.ts";

/** Pictures are square, drawings with dimensions lie across. */
interface MeasuredShape {
  readonly width: number;
  readonly height: number;
  /** The page shows it no narrower than this share of its width. */
  readonly shownShare: number;
}

/** A phone's is less flat, and shown as wide as it is. */
export function measuredShape(size: PictureSize): MeasuredShape {
  return size > 360
    ? { width: size, height: size / 2, shownShare: 0.82 }
    : { width: size, height: (size * 2) / 3, shownShare: 1 };
}
