import type { Drawing } from "../../kit/drawing.ts";
import { acMotor } from "./ac-motor.ts";
import { airCylinder } from "./air-cylinder.ts";
import { airPreparation } from "./air-preparation.ts";
import { airTubing } from "./air-tubing.ts";
import { ballBearing } from "./ball-bearing.ts";
import { greaseCartridge } from "./grease-cartridge.ts";
import { greaseFitting } from "./grease-fitting.ts";
import { greaseGun } from "./grease-gun.ts";
import { hydraulicAdapter } from "./hydraulic-adapter.ts";
import { hydraulicCylinder } from "./hydraulic-cylinder.ts";
import { hydraulicHose } from "./hydraulic-hose.ts";
import { jawCoupling } from "./jaw-coupling.ts";
import { mountedBearing } from "./mounted-bearing.ts";
import { oilContainer } from "./oil-container.ts";
import { pushFitting } from "./push-fitting.ts";
import { rollerChain } from "./roller-chain.ts";
import { shaftCollar } from "./shaft-collar.ts";
import { solenoidValve } from "./solenoid-valve.ts";
import { sprocket } from "./sprocket.ts";
import { vBelt } from "./v-belt.ts";
import { vBeltSheave } from "./v-belt-sheave.ts";
import { qdBushing } from "./qd-bushing.ts";

export const motionDrawings: readonly Drawing[] = [
  ballBearing,
  mountedBearing,
  vBelt,
  vBeltSheave,
  rollerChain,
  sprocket,
  acMotor,
  jawCoupling,
  shaftCollar,
  airCylinder,
  airPreparation,
  pushFitting,
  airTubing,
  solenoidValve,
  hydraulicCylinder,
  hydraulicHose,
  hydraulicAdapter,
  greaseCartridge,
  oilContainer,
  greaseGun,
  greaseFitting,
  qdBushing,
];
