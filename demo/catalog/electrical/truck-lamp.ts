import { inchFraction } from "@capstan/platform/fraction";
import { list, number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { plural } from "../kit/plural.ts";

const lamps = readCsv("electrical/truck-lamp/lamps.csv", {
  type: text,
  mark: text,
  shape: oneOf(["Round", "Oval", "Rectangular"]),
  length: number,
  height: number,
  colors: list(text),
  diodes: number,
  price: number,
  use: text,
});
const sources = readCsv("electrical/truck-lamp/sources.csv", {
  name: text,
  mark: text,
  factor: number,
  life: number,
  note: text,
});
const voltages = [
  { name: "12 V DC", mark: "12" },
  { name: "12 to 24 V DC", mark: "24" },
  { name: "10 to 80 V DC", mark: "80" },
] as const;
const mounts = [
  { name: "Grommet", mark: "G", add: 0 },
  { name: "Flange", mark: "F", add: 2.4 },
  { name: "Surface", mark: "S", add: 1.2 },
  { name: "Stud", mark: "T", add: 3.5 },
  { name: "Bracket", mark: "B", add: 4.2 },
] as const;
const plugs = [
  { name: "PL-3 Plug", mark: "P" },
  { name: "Hardwired Lead", mark: "H" },
  { name: "Sealed 2-Pin", mark: "W" },
  { name: "Bullet", mark: "B" },
] as const;
const colors = ["Red", "Amber", "White", "Blue", "Green"] as const;

export const truckLamps = defineClass("truck-lamp", {
  axes: {
    lamp: lamps,
    color: colors,
    source: sources,
    mount: mounts,
    plug: plugs,
    voltage: voltages,
    lens: ["Colored", "Clear"],
  },
  allows: ({ lamp, color, source, mount, plug, voltage, lens }) => {
    if (!lamp.colors.includes(color)) return false;
    if (lens === "Clear" && (source.mark === "I" || color === "White")) return false;
    if (source.mark === "I" && (voltage.mark !== "12" || lamp.mark === "WN" || lamp.length < 1)) return false;
    if (voltage.mark === "80" && lamp.mark !== "WL" && lamp.mark !== "WN") return false;
    if (lamp.mark === "WL") return (mount.mark === "T" || mount.mark === "B") && plug.mark !== "P";
    if (lamp.shape === "Rectangular") return (mount.mark === "S" || mount.mark === "B") && plug.mark !== "P";
    return mount.mark !== "T" && mount.mark !== "B" && (mount.mark !== "S" || lamp.length > 1);
  },
  describe: ({ lamp, color, source, mount, plug, voltage, lens }, brand) => {
    const size =
      lamp.shape === "Round"
        ? `${inchFraction(lamp.length)} in`
        : `${inchFraction(lamp.length)} x ${inchFraction(lamp.height)} in`;
    const isRoad = lamp.mark !== "WL" && lamp.mark !== "WN";
    return {
      name: `${lamp.type}, ${source.name}, ${lamp.shape}, ${size}, ${color}${lens === "Clear" ? ", Clear Lens" : ""}, ${mount.name}, ${plug.name}, ${voltage.name.replace(" DC", "")}`,
      shortName: `${shortType(lamp.type)} ${source.name.slice(0, 3).toUpperCase()} ${size.replace(" in", "IN").replace(" x ", "X")} ${color.toUpperCase()} ${mount.mark}${plug.mark}${voltage.mark}${lens === "Clear" ? "C" : ""}`,
      description: `${lamp.use} ${source.note} ${isRoad ? "Meets FMVSS 108 for its function when mounted as marked." : "Sealed against wash bays and road salt."}`,
      partNumber: partNumberOf(
        brand,
        `${lamp.mark}${source.mark}${lamp.shape.slice(0, 1)}${Math.round(lamp.length * 100)}`,
        `${color.slice(0, 1)}${color.slice(-1)}${lens === "Clear" ? "C" : ""}`,
        `${mount.mark}${plug.mark}${voltage.mark}`,
      ),
      attributes: {
        lampFunction: lamp.type,
        lampShape: lamp.shape,
        color,
        lens,
        length: lamp.length,
        height: lamp.height,
        technology: source.name,
        ...(source.mark === "L" ? { diodes: lamp.diodes } : {}),
        voltage: voltage.name,
        mounting: mount.name,
        connection: plug.name,
        life: source.life,
        standard: isRoad ? "FMVSS 108" : "SAE J1455",
      },
      category: "FLT-LAMP",
      family: `${plural(lamp.type)}, ${source.name}, ${lamp.shape}, ${size}`,
      price: makerPrice(brand, lamp.price * source.factor * (voltage.mark === "12" ? 1 : 1.15) + mount.add),
      unit: "EA",
      sameAs: `truck lamp ${lamp.type} ${source.name} ${lamp.shape} ${size} ${color} ${lens} ${mount.name} ${plug.name} ${voltage.name}`,
    };
  },
});

function shortType(type: string): string {
  return type
    .toUpperCase()
    .replace("STOP/TURN/TAIL", "STT")
    .replace("TURN/PARK", "TURN")
    .replace("CLEARANCE/MARKER", "MARKER")
    .replace("LICENSE PLATE", "LICENSE");
}
