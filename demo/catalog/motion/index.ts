import { categoriesOf } from "../kit/category.ts";
import type { Department } from "../kit/department.ts";
import { brandsOf } from "../kit/makers.ts";
import { acMotors } from "./ac-motor.ts";
import { airCylinders } from "./air-cylinder.ts";
import { airPreparation } from "./air-preparation.ts";
import { airTubing } from "./air-tubing.ts";
import { ballBearings } from "./ball-bearing.ts";
import { greaseFittings } from "./grease-fitting.ts";
import { greaseGuns } from "./grease-gun.ts";
import { greaseCartridges } from "./grease.ts";
import { hydraulicAdapters } from "./hydraulic-adapter.ts";
import { hydraulicCylinders } from "./hydraulic-cylinder.ts";
import { hydraulicHoses } from "./hydraulic-hose.ts";
import { jawCouplings } from "./jaw-coupling.ts";
import { lubricatingOils } from "./lubricating-oil.ts";
import { mountedBearings } from "./mounted-bearing.ts";
import { pushFittings } from "./push-fitting.ts";
import { rollerChain } from "./roller-chain.ts";
import { shaftCollars } from "./shaft-collar.ts";
import { solenoidValves } from "./solenoid-valve.ts";
import { sprockets } from "./sprocket.ts";
import { vBeltSheaves } from "./v-belt-sheave.ts";
import { vBelts } from "./v-belt.ts";
import { qdBushings } from "./qd-bushing.ts";
import { antiSeizes } from "./anti-seize.ts";

export const motion: Department = {
  brands: brandsOf("motion"),
  categories: categoriesOf("motion"),
  classes: [
    ballBearings,
    mountedBearings,
    vBelts,
    vBeltSheaves,
    rollerChain,
    sprockets,
    acMotors,
    jawCouplings,
    shaftCollars,
    airCylinders,
    airPreparation,
    pushFittings,
    airTubing,
    solenoidValves,
    hydraulicCylinders,
    hydraulicHoses,
    hydraulicAdapters,
    greaseCartridges,
    lubricatingOils,
    greaseGuns,
    greaseFittings,
    qdBushings,
    antiSeizes,
  ],
};
