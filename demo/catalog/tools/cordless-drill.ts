import { decimal } from "@capstan/platform/fraction";
import { readJson, record, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { batteryIdentity, kitExtra, kitText, kits } from "./cordless-kits.ts";
import { type DrillModel, drillModels } from "./data-cordless-drills.ts";
import { plural } from "../kit/plural.ts";

const colors: Readonly<Record<string, string>> = readJson("tools/cordless-drill/colors.json", record(text));

/** The color of a maker's power tools. */
export function housingColor(makerCode: string): string {
  return colors[makerCode] ?? "Gray";
}

const uses: Readonly<Record<DrillModel["kind"], string>> = {
  "Drill/Driver":
    "Two gears and a clutch: low gear for hole saws and large augers, high gear for twist drills, the clutch for screws.",
  "Hammer Drill": "Hammer setting for anchors in brick and block; switch it off for wood and steel.",
  "Impact Driver":
    "Drives lags and structural screws without wrist reaction. Use impact-rated bits; ordinary ones shatter.",
  "Impact Wrench": "Friction-ring anvil for impact sockets. Set final torque on critical joints with a torque wrench.",
};

const categoryOf: Readonly<Record<DrillModel["kind"], string>> = {
  "Drill/Driver": "PTL-DRILLS-DRIVERS",
  "Hammer Drill": "PTL-DRILLS-HAMMER",
  "Impact Driver": "PTL-IMPACT-DRIVERS",
  "Impact Wrench": "PTL-IMPACT-WRENCHES",
};

const stems: Readonly<Record<DrillModel["kind"], string>> = {
  "Drill/Driver": "DD",
  "Hammer Drill": "HD",
  "Impact Driver": "ID",
  "Impact Wrench": "IW",
};

function torqueText({ kind, torque }: DrillModel): string {
  return kind === "Impact Wrench" ? `${torque / 12} ft-lb` : `${torque.toLocaleString("en-US")} in-lb`;
}

export const cordlessDrills = defineClass("cordless-drill", {
  axes: { model: drillModels, kit: kits },
  allows: ({ model, kit }) => model.voltage !== 12 || kit.ampHours <= 4,
  describe: ({ model, kit }, brand) => {
    const price = makerPrice(brand, model.price + kitExtra(kit, model.voltage));
    const motor = model.isBrushless ? "Brushless" : "Brushed";
    return {
      name: `Cordless ${model.kind}, ${model.voltage} V, ${model.chuck}, ${torqueText(model)}, ${motor}, ${kit.name}`,
      shortName: `${model.kind.toUpperCase()} ${model.voltage}V ${torqueText(model).toUpperCase().replaceAll(/[ -]/g, "")} ${kit.batteries === 0 ? "BARE" : `KIT ${kit.batteries}X${kit.ampHours}AH`}`,
      description:
        `${model.voltage} V ${motor.toLowerCase()} ${model.kind.toLowerCase()}, ${decimal(model.length)} in long and ${decimal(model.weight)} lb without battery, up to ${torqueText(model)} and ${model.speed.toLocaleString("en-US")} rpm. ` +
        `${uses[model.kind]} ${kitText(kit)}`,
      partNumber: partNumberOf(brand, `${stems[model.kind]}${model.voltage}`, model.torque, kit.mark),
      attributes: {
        toolType: model.kind,
        voltage: model.voltage,
        torque: model.torque,
        chuck: model.chuck,
        speed: model.speed,
        motor,
        kit: kit.name,
        batteries: kit.batteries,
        ...(kit.batteries === 0 ? {} : { capacity: kit.ampHours }),
        length: model.length,
        weight: model.weight,
        color: housingColor(brand.code),
      },
      category: categoryOf[model.kind],
      family: `Cordless ${plural(model.kind)}, ${model.voltage} V`,
      price,
      unit: "EA",
      sameAs: `cordless ${model.kind} ${model.voltage} V ${model.torque} ${kit.name}`,
      ...(kit.batteries === 0
        ? { needs: [batteryIdentity(brand, model.voltage, 4)] }
        : { goesWith: [batteryIdentity(brand, model.voltage, 5)] }),
      documents: ["manual"],
      hasProtectionPlan: price > 75,
      countryOfOrigin: brand.code === "torvek" ? "US" : "CN",
    };
  },
});
