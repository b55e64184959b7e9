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

interface Receptacle {
  readonly nema: string;
  readonly amperage: number;
  readonly voltage: string;
  readonly price: number;
  readonly use: string;
}

const duplexes: readonly Receptacle[] = [
  {
    nema: "5-20",
    amperage: 20,
    voltage: "125 V",
    price: 6.4,
    use: "Takes 15 A and 20 A plugs: the T-shaped slot tells it from a 15 A receptacle. Feed it with 12 AWG.",
  },
  {
    nema: "5-15",
    amperage: 15,
    voltage: "125 V",
    price: 4.6,
    use: "The everyday grounded outlet. Two or more of them may stand on a 20 A circuit.",
  },
  {
    nema: "6-20",
    amperage: 20,
    voltage: "250 V",
    price: 9.8,
    use: "For 208 V and 240 V window units and shop tools; 125 V plugs don't fit it.",
  },
  {
    nema: "6-15",
    amperage: 15,
    voltage: "250 V",
    price: 8.9,
    use: "For small 208 V and 240 V loads; 125 V plugs don't fit it.",
  },
];

const ranges: readonly Receptacle[] = [
  {
    nema: "6-50",
    amperage: 50,
    voltage: "250 V",
    price: 14.2,
    use: "The welder outlet: two hots and a ground, no neutral. Ranges need a 14-50 instead.",
  },
  {
    nema: "14-50",
    amperage: 50,
    voltage: "125/250 V",
    price: 16.5,
    use: "Four wires for ranges, RV pedestals and vehicle chargers; a charger's continuous load is held to 40 A.",
  },
  {
    nema: "14-30",
    amperage: 30,
    voltage: "125/250 V",
    price: 13.1,
    use: "Two hots, neutral and ground, as new dryer circuits have had since the 1996 NEC.",
  },
  {
    nema: "6-30",
    amperage: 30,
    voltage: "250 V",
    price: 12.4,
    use: "For compressors and larger air conditioners at 240 V.",
  },
];

const locking: readonly Receptacle[] = [
  {
    nema: "L5-30",
    amperage: 30,
    voltage: "125 V",
    price: 13.9,
    use: "Twist to lock. For generators, UPS and stage power that must not be kicked loose.",
  },
  {
    nema: "L6-30",
    amperage: 30,
    voltage: "250 V",
    price: 14.6,
    use: "Twist to lock. The usual feed of rack power strips at 208 V.",
  },
  {
    nema: "L14-30",
    amperage: 30,
    voltage: "125/250 V",
    price: 19.4,
    use: "Twist to lock. The four-wire outlet of portable generators.",
  },
  {
    nema: "L5-20",
    amperage: 20,
    voltage: "125 V",
    price: 11.8,
    use: "Twist to lock. For pendant drops and mounted tools.",
  },
  {
    nema: "L6-20",
    amperage: 20,
    voltage: "250 V",
    price: 12.2,
    use: "Twist to lock. For 240 V tools and lighting drops.",
  },
  {
    nema: "L14-20",
    amperage: 20,
    voltage: "125/250 V",
    price: 16.9,
    use: "Twist to lock. Splits to two 125 V circuits at a spider box.",
  },
  {
    nema: "L15-30",
    amperage: 30,
    voltage: "3-phase 250 V",
    price: 24.8,
    use: "Twist to lock. Three-phase machines without a neutral.",
  },
  {
    nema: "L21-30",
    amperage: 30,
    voltage: "3-phase 120/208 V",
    price: 31.5,
    use: "Twist to lock. Five wires for three-phase rack power.",
  },
];

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

const ways = [
  {
    configuration: "Single Pole",
    mark: "S1",
    poles: 1,
    price: 1,
    use: "Turns one circuit on and off from one place; ON and OFF stand on the toggle.",
  },
  {
    configuration: "3-Way",
    mark: "S3",
    poles: 1,
    price: 1.25,
    use: "Two of them control a light from both ends of a corridor.",
  },
  {
    configuration: "Double Pole",
    mark: "S2",
    poles: 2,
    price: 1.9,
    use: "Opens both legs of a 240 V load such as a heater or a pump.",
  },
  {
    configuration: "4-Way",
    mark: "S4",
    poles: 2,
    price: 3.1,
    use: "Goes between two 3-way switches to add a third place of control.",
  },
] as const;

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
