import { decimal } from "@capstan/platform/fraction";
import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { contactTipText } from "./contact-tip.ts";

const alloys = readCsv("flow/mig-wire/alloys.csv", {
  family: text,
  category: text,
  material: text,
  standard: text,
  color: text,
  spools: list(number),
  diameters: list(number),
  perPound: number,
  aws: text,
  gas: text,
  use: text,
});

export const migWires = defineClass("mig-wire", {
  axes: {
    alloy: alloys,
    diameter: [0.035, 0.03, 0.045, 0.023, 0.052, 0.0625, 0.047],
    spool: [10, 1, 2, 11, 33, 16, 44, 20, 25],
    pieces: [1, 4],
  },
  allows: ({ alloy, diameter, spool, pieces }) => {
    if (!(alloy.diameters as readonly number[]).includes(diameter)) return false;
    if (!(alloy.spools as readonly number[]).includes(spool)) return false;
    if (diameter > 0.04 && spool <= 2) return false;
    return pieces === 1 || spool <= 2;
  },
  describe: ({ alloy, diameter, spool, pieces }, brand) => {
    const size = diameter.toFixed(3).replace(/^0/, "");
    const perPound =
      alloy.perPound * (1 + (0.045 - Math.min(diameter, 0.045)) * 12) * (spool <= 2 ? 2.1 : spool <= 16 ? 1.25 : 1);
    return {
      name: `${alloy.family}, ${alloy.aws}, ${size} in, ${spool} lb Spool${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `${/T-|C-/.test(alloy.aws) ? "FCAW" : "MIG"} WIRE ${alloy.aws.toUpperCase()} ${size} ${spool}LB${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${alloy.use} Shield with ${alloy.gas === "None, Self-Shielded" ? "nothing: the core makes its own gas; set the machine to electrode negative" : alloy.gas.toLowerCase().replace("co2", "CO2").replace("o2", "O2").replace("/he/", "/helium/")}. ` +
        `Layer-wound on ${spoolDiameter(spool)} inch spools to ${alloy.standard}; keep the wrapper on until use, or it rusts.`.replace(
          ", or it rusts",
          alloy.material === "Carbon Steel" ? ", or it rusts" : ", away from dust",
        ),
      partNumber: partNumberOf(
        brand,
        alloy.aws.replaceAll("-", ""),
        String(Math.round(diameter * 10_000)).padStart(4, "0"),
        spool,
        pieces > 1 ? `P${pieces}` : "",
      ),
      attributes: {
        awsClass: alloy.aws,
        diameter,
        spoolWeight: spool,
        spoolDiameter: spoolDiameter(spool),
        material: alloy.material,
        wireKind: alloy.category === "WLD-WIRE-FLUX" ? "Flux-Cored" : "Solid",
        shieldingGas: alloy.gas,
        color: alloy.color,
        standard: alloy.standard,
      },
      category: alloy.category,
      family: `${alloy.family}, ${alloy.aws}`,
      price: makerPrice(brand, perPound * spool * pieces + 3),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `mig wire ${alloy.aws} ${decimal(diameter)} ${spool} ${pieces}`,
      goesWith: [contactTipText("14", diameter, "C", 10), contactTipText("15H", diameter, "C", 10)],
      documents: ["sds"],
    };
  },
});

/** Spools of 1 and 2 pounds are 4 inches across, those up to 16 are 8, the others 12. */
function spoolDiameter(pounds: number): number {
  if (pounds <= 2) return 4;
  return pounds <= 16 ? 8 : 12;
}
