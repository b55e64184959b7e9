import { categoriesOf } from "../kit/category.ts";
import type { Department } from "../kit/department.ts";
import { brandsOf } from "../kit/makers.ts";
import { abrasiveWheels } from "./abrasive-wheel.ts";
import { blindRivets } from "./blind-rivet.ts";
import { concreteAnchors } from "./concrete-anchor.ts";
import { flapDiscs } from "./flap-disc.ts";
import { handPads } from "./hand-pad.ts";
import { hexCapScrews } from "./hex-cap-screw.ts";
import { machineScrews } from "./machine-screw.ts";
import { metalBars } from "./metal-bar.ts";
import { metalShapes } from "./metal-shape.ts";
import { metalSheets } from "./metal-sheet.ts";
import { metricHexScrews } from "./metric-hex-screw.ts";
import { metricSocketScrews } from "./metric-socket-screw.ts";
import { nuts } from "./nut.ts";
import { pins } from "./pin.ts";
import { plasticStock } from "./plastic-stock.ts";
import { retainingRings } from "./retaining-ring.ts";
import { sandingBelts } from "./sanding-belt.ts";
import { sandingDiscs } from "./sanding-disc.ts";
import { selfDrillingScrews } from "./self-drilling-screw.ts";
import { socketCapScrews } from "./socket-cap-screw.ts";
import { threadedRods } from "./threaded-rod.ts";
import { washers } from "./washer.ts";
import { wireBrushes } from "./wire-brush.ts";

export const fasteners: Department = {
  brands: brandsOf("fasteners"),
  categories: categoriesOf("fasteners"),
  classes: [
    hexCapScrews,
    metricHexScrews,
    socketCapScrews,
    metricSocketScrews,
    machineScrews,
    selfDrillingScrews,
    nuts,
    washers,
    threadedRods,
    concreteAnchors,
    blindRivets,
    pins,
    retainingRings,
    metalBars,
    metalShapes,
    metalSheets,
    plasticStock,
    abrasiveWheels,
    flapDiscs,
    sandingDiscs,
    sandingBelts,
    handPads,
    wireBrushes,
  ],
};
