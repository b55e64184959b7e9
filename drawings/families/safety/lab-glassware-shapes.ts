import { type Profile, bend } from "../../kit/turned.ts";

/** A piece in the picture's units: its profile from lip to foot, and where it is filled and marked. */
export interface Shape {
  readonly profile: Profile;
  readonly surface: number;
  readonly scaleFrom: number;
  readonly scaleTo: number;
  readonly marks: number;
  readonly lip: number;
}

export function shapeOf(kind: string, slender: number): Shape {
  if (kind === "Graduated Cylinder") {
    const radius = Math.max(36, Math.min(62, 250 / slender + 4));
    return {
      profile: [
        [radius * 1.16, 40],
        [radius, 54],
        [radius, 512],
        [radius * 0.8, 526],
        [radius * 0.8, 534],
        [radius * 2, 546],
        [radius * 2.05, 560],
      ],
      surface: 150,
      scaleFrom: 496,
      scaleTo: 116,
      marks: 20,
      lip: 40,
    };
  }
  if (kind === "Erlenmeyer Flask") {
    return {
      profile: [
        [68, 44],
        [56, 56],
        [54, 150],
        ...bend([
          [56, 168],
          [96, 268],
          [150, 386],
          [188, 480],
          [194, 516],
          [180, 548],
          [160, 556],
        ]),
      ],
      surface: 386,
      scaleFrom: 500,
      scaleTo: 320,
      marks: 5,
      lip: 44,
    };
  }
  if (kind === "Volumetric Flask") {
    return {
      profile: [
        [34, 96],
        [28, 106],
        [28, 286],
        ...bend([
          [30, 310],
          [66, 338],
          [128, 388],
          [150, 456],
          [128, 526],
          [96, 554],
        ]),
      ],
      surface: 224,
      scaleFrom: 0,
      scaleTo: 0,
      marks: 1,
      lip: 96,
    };
  }
  const radius = Math.min(206, 520 / Math.max(1.2, slender) / 2 + 14);
  return {
    profile: [
      [radius * 1.07, 44],
      [radius, 62],
      [radius, 524],
      ...bend([
        [radius, 524],
        [radius * 0.96, 546],
        [radius * 0.86, 556],
      ]),
    ],
    surface: 250,
    scaleFrom: 500,
    scaleTo: 190,
    marks: 10,
    lip: 44,
  };
}

/** The half-width of the piece at a height. */
export function radiusAt(profile: Profile, y: number): number {
  const below = profile.findIndex((point) => point[1] >= y);
  const [from, to] = [profile[Math.max(0, below - 1)] ?? [60, 0], profile[Math.max(0, below)] ?? [60, 1]];
  const share = to[1] === from[1] ? 0 : (y - from[1]) / (to[1] - from[1]);
  return from[0] + (to[0] - from[0]) * Math.min(1, Math.max(0, share));
}
