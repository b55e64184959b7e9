import type { Drawing } from "../../kit/drawing.ts";
import { airFilter } from "./air-filter.ts";
import { ballValve } from "./ball-valve.ts";
import { caster } from "./caster.ts";
import { weldedChain } from "./chain.ts";
import { contactTip } from "./contact-tip.ts";
import { fan } from "./fan.ts";
import { fluidHose } from "./fluid-hose.ts";
import { gateValve } from "./gate-valve.ts";
import { handTruck } from "./hand-truck.ts";
import { hoseClamp } from "./hose-clamp.ts";
import { migWire } from "./mig-wire.ts";
import { oRing } from "./o-ring.ts";
import { pipeFitting } from "./pipe-fitting.ts";
import { pipeNipple } from "./pipe-nipple.ts";
import { pump } from "./pump.ts";
import { quickCoupling } from "./quick-coupling.ts";
import { refrigerant } from "./refrigerant.ts";
import { runCapacitor } from "./run-capacitor.ts";
import { stickElectrode } from "./stick-electrode.ts";
import { storageBin } from "./storage-bin.ts";
import { supplyStop } from "./supply-stop.ts";
import { tubeFitting } from "./tube-fitting.ts";
import { webSling } from "./web-sling.ts";
import { weldingHelmet } from "./welding-helmet.ts";

export const flowDrawings: readonly Drawing[] = [
  pipeFitting,
  pipeNipple,
  ballValve,
  gateValve,
  fluidHose,
  hoseClamp,
  oRing,
  quickCoupling,
  pump,
  supplyStop,
  tubeFitting,
  airFilter,
  fan,
  runCapacitor,
  refrigerant,
  caster,
  webSling,
  weldedChain,
  storageBin,
  handTruck,
  migWire,
  stickElectrode,
  contactTip,
  weldingHelmet,
];
