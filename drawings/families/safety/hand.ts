import type { Point } from "../../kit/art.ts";
import { smoothPath } from "../../kit/smooth.ts";

/**
 * Gloves share one hand: a right hand seen from its back, the wrist at the bottom, in a box of 340 by 470. The points go
 * from the wrist's left edge round the thumb and the fingers to the wrist's right edge.
 */
const outlinePoints: readonly Point[] = [
  [96, 440],
  [92, 396],
  [78, 352],
  [50, 312],
  [20, 268],
  [8, 238],
  [16, 214],
  [40, 210],
  [64, 230],
  [88, 258],
  [102, 262],
  [100, 226],
  [86, 160],
  [76, 98],
  [74, 62],
  [88, 42],
  [110, 50],
  [118, 82],
  [128, 146],
  [140, 196],
  [146, 198],
  [147, 140],
  [148, 74],
  [150, 28],
  [168, 8],
  [188, 24],
  [192, 74],
  [193, 140],
  [196, 198],
  [202, 196],
  [212, 140],
  [222, 84],
  [232, 52],
  [252, 42],
  [266, 62],
  [262, 110],
  [252, 170],
  [246, 218],
  [252, 222],
  [266, 186],
  [280, 146],
  [296, 126],
  [316, 134],
  [320, 162],
  [308, 214],
  [294, 272],
  [282, 328],
  [268, 372],
  [262, 404],
  [262, 440],
];

export const handPath = `${smoothPath(outlinePoints)}Z`;

/** Middle lines of the fingers, for highlights and seams: thumb first. */
export const fingerLines: readonly (readonly Point[])[] = [
  [
    [28, 230],
    [56, 264],
    [88, 306],
  ],
  [
    [90, 70],
    [104, 150],
    [120, 220],
  ],
  [
    [166, 34],
    [168, 120],
    [170, 210],
  ],
  [
    [246, 68],
    [236, 140],
    [224, 220],
  ],
  [
    [302, 152],
    [286, 206],
    [266, 262],
  ],
];

export const knuckles: readonly Point[] = [
  [122, 236],
  [170, 226],
  [220, 234],
  [262, 266],
];
