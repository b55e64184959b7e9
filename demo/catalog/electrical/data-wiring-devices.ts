import { type RowOf, number, readCsv, text } from "../../kit/read-data.ts";

export interface Device {
  readonly type: string;
  readonly configuration: string;
  readonly short: string;
  readonly mark: string;
  readonly amperage: number;
  readonly voltage: string;
  readonly poles?: number;
  readonly price: number;
  readonly electronics: number;
  readonly isSwitch: boolean;
  readonly isLocking: boolean;
  readonly use: string;
}

const receptacleColumns = { nema: text, amperage: number, voltage: text, price: number, use: text };
type Receptacle = RowOf<typeof receptacleColumns>;

const duplexes = readCsv("electrical/wiring-devices/duplexes.csv", receptacleColumns);

const ranges = readCsv("electrical/wiring-devices/ranges.csv", receptacleColumns);

const locking = readCsv("electrical/wiring-devices/locking.csv", receptacleColumns);

function receptacle(type: string, short: string, electronics: number, isLocking: boolean) {
  return ({ nema, amperage, voltage, price, use }: Receptacle): Device => ({
    type,
    configuration: `NEMA ${nema}R`,
    short: `${short} ${nema}R`,
    mark: `${short.slice(0, 1)}${nema.replace("-", "")}`,
    amperage,
    voltage,
    price,
    electronics,
    isSwitch: false,
    isLocking,
    use,
  });
}

export const receptacles: readonly Device[] = [
  ...duplexes.slice(0, 2).map(receptacle("Duplex Receptacle", "DUPLEX", 0, false)),
  ...duplexes.slice(0, 2).map(receptacle("GFCI Receptacle", "GFCI", 15.5, false)),
  ...duplexes.slice(2).map(receptacle("Duplex Receptacle", "DUPLEX", 0, false)),
  ...duplexes.slice(0, 2).map(receptacle("Single Receptacle", "SINGLE", 0, false)),
  ...ranges.map(receptacle("Single Receptacle", "SINGLE", 0, false)),
  ...locking.map(receptacle("Locking Receptacle", "LOCK RCPT", 0, true)),
];

const ways = readCsv("electrical/wiring-devices/ways.csv", {
  configuration: text,
  mark: text,
  poles: number,
  price: number,
  use: text,
});

export const switches: readonly Device[] = [20, 15, 30].flatMap((amperage) =>
  ways
    .filter(({ configuration }) => amperage < 30 || configuration === "Single Pole" || configuration === "Double Pole")
    .map(({ configuration, mark, poles, price, use }) => ({
      type: "Toggle Switch",
      configuration,
      short: `SWITCH ${mark}`,
      mark: `${mark}${amperage}`,
      amperage,
      voltage: "120/277 V",
      poles,
      price: price * (amperage === 30 ? 11 : amperage === 20 ? 5.4 : 4.1),
      electronics: 0,
      isSwitch: true,
      isLocking: false,
      use,
    })),
);
