import type { Drawing } from "../../kit/drawing.ts";
import { angleGrinder } from "./angle-grinder.ts";
import { caliper } from "./caliper.ts";
import { combinationWrench } from "./combination-wrench.ts";
import { cordlessDrill } from "./cordless-drill.ts";
import { endMill } from "./end-mill.ts";
import { hammer } from "./hammer.ts";
import { hexKey } from "./hex-key.ts";
import { insert } from "./insert.ts";
import { micrometer } from "./micrometer.ts";
import { multimeter } from "./multimeter.ts";
import { pliers } from "./pliers.ts";
import { powerSaw } from "./power-saw.ts";
import { pressureGauge } from "./pressure-gauge.ts";
import { reamer } from "./reamer.ts";
import { sawBlade } from "./saw-blade.ts";
import { screwdriver } from "./screwdriver.ts";
import { socket } from "./socket.ts";
import { tap } from "./tap.ts";
import { tapeMeasure } from "./tape-measure.ts";
import { toolBattery } from "./tool-battery.ts";
import { twistDrill } from "./twist-drill.ts";
import { adjustableWrench } from "./adjustable-wrench.ts";
import { hexKeySet } from "./hex-key-set.ts";
import { reciprocatingBlade } from "./reciprocating-blade.ts";

export const toolsDrawings: readonly Drawing[] = [
  combinationWrench,
  socket,
  screwdriver,
  pliers,
  hammer,
  hexKey,
  cordlessDrill,
  angleGrinder,
  powerSaw,
  toolBattery,
  sawBlade,
  twistDrill,
  tap,
  endMill,
  insert,
  reamer,
  caliper,
  micrometer,
  multimeter,
  pressureGauge,
  tapeMeasure,
  adjustableWrench,
  hexKeySet,
  reciprocatingBlade,
];
