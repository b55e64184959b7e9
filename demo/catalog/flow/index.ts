import { categoriesOf } from "../kit/category.ts";
import type { Department } from "../kit/department.ts";
import { brandsOf } from "../kit/makers.ts";
import { airFilters } from "./air-filter.ts";
import { ballValves } from "./ball-valve.ts";
import { casters } from "./caster.ts";
import { weldedChains } from "./chain.ts";
import { contactTips } from "./contact-tip.ts";
import { fans } from "./fan.ts";
import { fluidHoses } from "./fluid-hose.ts";
import { gateValves } from "./gate-valve.ts";
import { handTrucks } from "./hand-truck.ts";
import { hoseClamps } from "./hose-clamp.ts";
import { migWires } from "./mig-wire.ts";
import { oRings } from "./o-ring.ts";
import { pipeFittings } from "./pipe-fitting.ts";
import { pipeNipples } from "./pipe-nipple.ts";
import { pumps } from "./pump.ts";
import { quickCouplings } from "./quick-coupling.ts";
import { refrigerants } from "./refrigerant.ts";
import { runCapacitors } from "./run-capacitor.ts";
import { stickElectrodes } from "./stick-electrode.ts";
import { storageBins } from "./storage-bin.ts";
import { supplyStops } from "./supply-stop.ts";
import { tubeFittings } from "./tube-fitting.ts";
import { webSlings } from "./web-sling.ts";
import { weldingHelmets } from "./welding-helmet.ts";

export const flow: Department = {
  brands: brandsOf("flow"),
  categories: categoriesOf("flow"),
  classes: [
    pipeFittings,
    pipeNipples,
    ballValves,
    gateValves,
    fluidHoses,
    hoseClamps,
    oRings,
    quickCouplings,
    pumps,
    supplyStops,
    tubeFittings,
    airFilters,
    fans,
    runCapacitors,
    refrigerants,
    casters,
    webSlings,
    weldedChains,
    storageBins,
    handTrucks,
    migWires,
    stickElectrodes,
    contactTips,
    weldingHelmets,
  ],
};
