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

type Row = readonly [
  awg: string,
  kcmil: number,
  copper75: number,
  copper90: number,
  aluminum75: number,
  aluminum90: number,
  thhn: number,
  xhhw: number,
];

/** From the sizes of branch circuits to those of services; a zero stands where nobody draws aluminum that thin. */
const rows: readonly Row[] = [
  ["12 AWG", 6.53, 25, 30, 0, 0, 0.13, 0.152],
  ["14 AWG", 4.11, 20, 25, 0, 0, 0.111, 0.133],
  ["10 AWG", 10.38, 35, 40, 0, 0, 0.164, 0.185],
  ["8 AWG", 16.51, 50, 55, 40, 45, 0.216, 0.236],
  ["6 AWG", 26.24, 65, 75, 50, 55, 0.254, 0.29],
  ["4 AWG", 41.74, 85, 95, 65, 75, 0.324, 0.322],
  ["2 AWG", 66.36, 115, 130, 90, 100, 0.384, 0.382],
  ["3 AWG", 52.62, 100, 115, 0, 0, 0.352, 0.35],
  ["1 AWG", 83.69, 130, 145, 100, 115, 0.446, 0.442],
  ["1/0 AWG", 105.6, 150, 170, 120, 135, 0.486, 0.482],
  ["2/0 AWG", 133.1, 175, 195, 135, 150, 0.532, 0.528],
  ["3/0 AWG", 167.8, 200, 225, 155, 175, 0.584, 0.58],
  ["4/0 AWG", 211.6, 230, 260, 180, 205, 0.642, 0.638],
  ["250 kcmil", 250, 255, 290, 205, 230, 0.711, 0.705],
  ["350 kcmil", 350, 310, 350, 250, 280, 0.817, 0.811],
  ["500 kcmil", 500, 380, 430, 310, 350, 0.949, 0.943],
  ["300 kcmil", 300, 285, 320, 230, 260, 0.766, 0.76],
  ["400 kcmil", 400, 335, 380, 270, 305, 0.864, 0.858],
  ["600 kcmil", 600, 420, 475, 340, 385, 1.051, 1.053],
  ["750 kcmil", 750, 475, 535, 385, 435, 1.156, 1.145],
];

const solidSizes: ReadonlySet<string> = new Set(["12 AWG", "14 AWG", "10 AWG"]);

function copper(type: Conductor["type"], stranding: Conductor["stranding"], list: readonly Row[]): Conductor[] {
  return list.map(([awg, kcmil, ampacity75, ampacity90, , , thhn, xhhw]) => ({
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
  rows.filter(([awg]) => solidSizes.has(awg)),
);
export const copperXhhw = copper("XHHW-2", "Stranded", rows);
export const aluminumXhhw: readonly Conductor[] = rows
  .filter(([, , , , ampacity75]) => ampacity75 > 0)
  .map(([awg, kcmil, , , ampacity75, ampacity90, , diameter]) => ({
    type: "XHHW-2",
    material: "Aluminum",
    stranding: "Stranded",
    awg,
    ampacity75,
    ampacity90,
    diameter,
    kcmil,
  }));
