import { decimal } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const types = [
  {
    name: "Rim",
    mark: "R",
    price: 148,
    use: "Mounts on the face of a single door and latches into a strike on the frame.",
  },
  {
    name: "Surface Vertical Rod",
    mark: "V",
    price: 296,
    use: "Rods on the face of the door latch at head and sill: for pairs of doors without a mullion.",
  },
  {
    name: "Mortise",
    mark: "M",
    price: 382,
    use: "Drives a mortise lock in the edge of the door, for openings that must also be secure.",
  },
] as const;

const finishes = [
  { name: "Aluminum Painted", mark: "A", factor: 1 },
  { name: "Satin Stainless Steel", mark: "S", factor: 1.4 },
  { name: "Black Painted", mark: "B", factor: 1.05 },
] as const;

const functions = [
  { name: "Dogging", mark: "D", adds: 0, note: "A hex key holds the bar down while the building is open." },
  {
    name: "Fire Rated",
    mark: "F",
    adds: 38,
    note: "UL 10C listed for fire doors, so it has no dogging: the door must latch.",
  },
  { name: "Exit Alarm", mark: "X", adds: 96, note: "A 100 dB alarm sounds when the bar is pushed; a key resets it." },
] as const;

export const exitDevices = defineClass("exit-device", {
  axes: { type: types, function: functions, finish: finishes, length: [36, 48] },
  additions: [{ makers: 2, axes: {} }],
  allows: ({ type, function: kind, finish }) =>
    (kind.mark !== "X" || type.mark === "R") && (type.mark !== "M" || finish.mark !== "B"),
  describe: ({ type, function: kind, finish, length }, brand) => ({
    name: `Exit Device, ${type.name}, ${kind.name}, ${decimal(length)} in, ${finish.name}`,
    shortName: `EXIT DEVICE ${type.mark} ${kind.mark} ${decimal(length)}IN ${finish.mark}`,
    description:
      `${type.use} ${kind.note} Cut the bar to a door of up to ${decimal(length)} in. ` +
      "Pushing anywhere on the bar opens the door, as NFPA 101 asks of doors that serve a crowd. Handed in the field.",
    partNumber: partNumberOf(brand, `ED${type.mark}${kind.mark}`, `${decimal(length)}${finish.mark}`),
    attributes: {
      deviceType: type.name,
      function: kind.name,
      length,
      finish: finish.name,
      isFireRated: kind.mark === "F",
      hasAlarm: kind.mark === "X",
      handing: "Reversible",
      standard: "ANSI/BHMA A156.3 Grade 1, UL 305",
    },
    category: "SAF-EXITDEVICES",
    family: `Exit Devices, ${type.name}, ${kind.name}, ${finish.name}`,
    price: makerPrice(brand, type.price * finish.factor * (length > 36 ? 1.08 : 1) + kind.adds),
    unit: "EA",
    sameAs: `exit device ${type.mark} ${kind.mark} ${decimal(length)} ${finish.mark}`,
    documents: ["datasheet", "manual"],
  }),
});
