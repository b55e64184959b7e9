import { type RowOf, number, readCsv, text } from "../../kit/read-data.ts";

/** Boundary dimensions of ISO 15 in millimetres, and the basic load ratings in kilonewtons that makers publish. */
export interface BearingSize {
  readonly designation: string;
  readonly bore: number;
  readonly outside: number;
  readonly width: number;
  readonly dynamicLoad: number;
  readonly staticLoad: number;
}

const columns = {
  designation: text,
  bore: number,
  outside: number,
  width: number,
  dynamicLoad: number,
  staticLoad: number,
};
type Row = RowOf<typeof columns>;

const lightRows = readCsv("motion/bearings/light.csv", columns);

const extraLightRows = readCsv("motion/bearings/extra-light.csv", columns);

const mediumRows = readCsv("motion/bearings/medium.csv", columns);

const miniatureRows = readCsv("motion/bearings/miniature.csv", columns);

const thinRows = readCsv("motion/bearings/thin.csv", columns);

function sizesOf(rows: readonly Row[]): readonly BearingSize[] {
  return rows.map(({ designation, bore, outside, width, dynamicLoad, staticLoad }) => ({
    designation,
    bore,
    outside,
    width,
    dynamicLoad,
    staticLoad,
  }));
}

export const lightBearings = sizesOf(lightRows);
export const extraLightBearings = sizesOf(extraLightRows);
export const mediumBearings = sizesOf(mediumRows);
export const miniatureBearings = sizesOf(miniatureRows);
export const thinBearings = sizesOf(thinRows);

/** Inch sizes. Sealed and shielded ones of the R series are wider than open ones. */
export const inchBearings = readCsv("motion/bearings/inch.csv", {
  designation: text,
  bore: number,
  outside: number,
  width: number,
  closedWidth: number,
});
export type InchBearingSize = (typeof inchBearings)[number];
