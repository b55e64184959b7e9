import { categoriesOf } from "../kit/category.ts";
import type { Department } from "../kit/department.ts";
import { brandsOf } from "../kit/makers.ts";
import { angleGrinders } from "./angle-grinder.ts";
import { calipers } from "./caliper.ts";
import { combinationWrenches } from "./combination-wrench.ts";
import { cordlessDrills } from "./cordless-drill.ts";
import { endMills } from "./end-mill.ts";
import { hammers } from "./hammer.ts";
import { hexKeys } from "./hex-key.ts";
import { inserts } from "./insert.ts";
import { micrometers } from "./micrometer.ts";
import { multimeters } from "./multimeter.ts";
import { pliers } from "./pliers.ts";
import { powerSaws } from "./power-saw.ts";
import { pressureGauges } from "./pressure-gauge.ts";
import { reamers } from "./reamer.ts";
import { sawBlades } from "./saw-blade.ts";
import { screwdrivers } from "./screwdriver.ts";
import { sockets } from "./socket.ts";
import { taps } from "./tap.ts";
import { tapeMeasures } from "./tape-measure.ts";
import { toolBatteries } from "./tool-battery.ts";
import { twistDrills } from "./twist-drill.ts";
import { adjustableWrenches } from "./adjustable-wrench.ts";
import { hexKeySets } from "./hex-key-set.ts";
import { reciprocatingBlades } from "./reciprocating-blade.ts";

export const tools: Department = {
  brands: brandsOf("tools"),
  categories: categoriesOf("tools"),
  classes: [
    combinationWrenches,
    sockets,
    screwdrivers,
    pliers,
    hammers,
    hexKeys,
    cordlessDrills,
    angleGrinders,
    powerSaws,
    toolBatteries,
    sawBlades,
    twistDrills,
    taps,
    endMills,
    inserts,
    reamers,
    calipers,
    micrometers,
    multimeters,
    pressureGauges,
    tapeMeasures,
    adjustableWrenches,
    hexKeySets,
    reciprocatingBlades,
  ],
};
