import type { Question } from "../judgement.ts";

/** As an engineer or a storeman writes: what it is and the sizes that matter. Welding, safety, tools and electrical. */
export const plantQuestions: readonly Question[] = [
  {
    typed: ["ER70S-6 .035 mig wire 33 lb"],
    of: "mig-wire",
    attributes: { awsClass: "ER70S-6", diameter: 0.035, spoolWeight: 33 },
  },
  {
    typed: ["7018 1/8 welding rod 10 lb"],
    of: "stick-electrode",
    attributes: { awsClass: ["E7018", "E7018-1"], diameter: 0.125, netWeight: 10 },
  },
  {
    typed: ["nitrile gloves 5 mil powder free large"],
    of: "disposable-glove",
    kind: { material: "Nitrile" },
    attributes: { size: "L", thickness: 5, powder: "Powder Free" },
  },
  { typed: ["cut resistant gloves a4 size xl"], of: "coated-glove", attributes: { cutLevel: "A4", size: "XL" } },
  { typed: ["class 3 safety vest xl"], of: "hi-vis-vest", attributes: { ansiClass: "Class 3", size: "XL" } },
  {
    typed: ["steel toe boots size 10 wide 8 in"],
    of: "safety-boot",
    kind: { toe: "Steel" },
    attributes: { size: 10, width: "Wide (EE)", height: 8 },
  },
  {
    typed: ["yellow full brim hard hat class e"],
    of: "hard-hat",
    kind: { shape: "Full Brim" },
    attributes: { color: "Yellow", ansiClass: "Class E" },
  },
  {
    typed: ["55 gal trash bags 1.5 mil black"],
    of: "trash-liner",
    attributes: { capacity: 55, thickness: 1.5, color: "Black" },
  },
  { typed: ["250 ml beaker"], of: "lab-glassware", kind: { productType: "Beaker" }, attributes: { capacity: 250 } },
  { typed: ["9/16 combination wrench"], of: "combination-wrench", attributes: { size: 0.5625 } },
  {
    typed: ["17 mm impact socket 1/2 drive"],
    of: "socket",
    kind: { socketType: "Impact" },
    attributes: { sizeMm: 17, driveSize: 0.5 },
  },
  {
    typed: ["#2 phillips screwdriver 4 in"],
    of: "screwdriver",
    kind: { tipType: "Phillips" },
    attributes: { tipSize: "#2", length: 4 },
  },
  {
    typed: ["1/4 jobber drill cobalt"],
    of: "twist-drill",
    kind: { lengthSeries: "Jobber" },
    attributes: { diameter: 0.25, material: "Cobalt" },
  },
  {
    typed: ["1/4-20 spiral point tap h3"],
    of: "tap",
    kind: { tapStyle: "Spiral Point" },
    attributes: { threadSize: "1/4-20", limit: "H3" },
  },
  {
    typed: ["1/2 4 flute end mill altin square"],
    of: "end-mill",
    kind: { endType: "Square" },
    attributes: { diameter: 0.5, flutes: 4, finish: "AlTiN" },
  },
  {
    typed: ["CNMG 432 insert stainless"],
    of: "insert",
    attributes: { designation: "CNMG 432", workMaterial: "Stainless Steel" },
  },
  {
    typed: ["pressure gauge 0-100 psi 2-1/2 dial 1/4 npt"],
    of: "pressure-gauge",
    attributes: { rangeText: "0 to 100 psi", diameter: 2.5, connection: "1/4 in NPT" },
  },
  {
    typed: ["12 awg thhn black 500 ft stranded"],
    of: "building-wire",
    kind: { wireType: "THHN/THWN-2" },
    attributes: { wireSize: "12 AWG", color: "Black", lengthFt: 500, stranding: "Stranded" },
  },
  {
    typed: ["10a 600v time delay fuse class cc"],
    of: "fuse",
    kind: { fuseClass: "Class CC" },
    attributes: { amperage: 10, voltage: 600, speed: "Time Delay" },
  },
  {
    typed: ["20 amp bolt on breaker 22 ka"],
    of: "circuit-breaker",
    kind: { mounting: "Bolt-On" },
    attributes: { amperage: 20, interruptingRating: 22 },
  },
  {
    typed: ["20a gfci receptacle white"],
    of: "wiring-device",
    kind: { deviceType: "GFCI Receptacle" },
    attributes: { amperage: 20, color: "White" },
  },
  {
    typed: ["nema 4x enclosure 12 x 12 x 6 stainless"],
    of: "enclosure",
    attributes: { nemaType: "NEMA 4X", height: 12, width: 12, depth: 6 },
  },
  { typed: ["9w a19 led 2700k"], of: "led-lamp", attributes: { lampShape: "A19", wattage: 9, colorTemperature: 2700 } },
  {
    typed: ["12v 7ah sealed lead acid battery f2"],
    of: "sla-battery",
    attributes: { voltage: 12, capacity: 7, terminal: "F2" },
  },
  {
    typed: ["oil filter 3/4-16 spin on"],
    of: "spin-on-filter",
    kind: { filterType: "Oil" },
    attributes: { threadSize: "3/4-16" },
  },
  { typed: ["22 in beam wiper blade"], of: "wiper-blade", kind: { bladeStyle: "Beam" }, attributes: { length: 22 } },
];
