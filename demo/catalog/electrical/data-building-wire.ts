import { number, readCsv, text } from "../../kit/read-data.ts";

export interface Conductor {
  readonly type: "THHN" | "XHHW-2";
  readonly material: "Copper" | "Aluminum";
  readonly stranding: "Solid" | "Stranded";
  readonly awg: string;
  /** NEC Table 310.16, in amperes, at terminals of 75 °C and of 90 °C. */
  readonly ampacity75: number;
  readonly ampacity90: number;
  /** NEC Chapter 9, Table 5, in inches. */
  readonly diameter: number;
  /** Area of the conductor in thousands of circular mils. */
  readonly kcmil: number;
}

type Row = (typeof rows)[number];

/** From the sizes of branch circuits to those of services; a zero stands where nobody draws aluminum that thin. */
const rows = readCsv("electrical/building-wire.csv", {
  awg: text,
  kcmil: number,
  copper75: number,
  copper90: number,
  aluminum75: number,
  aluminum90: number,
  thhn: number,
  xhhw: number,
});

const solidSizes: ReadonlySet<string> = new Set(["12 AWG", "14 AWG", "10 AWG"]);

function copper(type: Conductor["type"], stranding: Conductor["stranding"], list: readonly Row[]): Conductor[] {
  return list.map(({ awg, kcmil, copper75: ampacity75, copper90: ampacity90, thhn, xhhw }) => ({
    type,
    material: "Copper",
    stranding,
    awg,
    ampacity75,
    ampacity90,
    diameter: type === "THHN" ? thhn : xhhw,
    kcmil,
  }));
}

export const strandedThhn = copper("THHN", "Stranded", rows);
export const solidThhn = copper(
  "THHN",
  "Solid",
  rows.filter(({ awg }) => solidSizes.has(awg)),
);
export const copperXhhw = copper("XHHW-2", "Stranded", rows);
export const aluminumXhhw: readonly Conductor[] = rows
  .filter(({ aluminum75 }) => aluminum75 > 0)
  .map(({ awg, kcmil, aluminum75: ampacity75, aluminum90: ampacity90, xhhw: diameter }) => ({
    type: "XHHW-2",
    material: "Aluminum",
    stranding: "Stranded",
    awg,
    ampacity75,
    ampacity90,
    diameter,
    kcmil,
  }));
