import type { Drawing } from "../../kit/drawing.ts";
import { abrasiveWheel } from "./abrasive-wheel.ts";
import { blindRivet } from "./blind-rivet.ts";
import { concreteAnchor } from "./concrete-anchor.ts";
import { flapDisc } from "./flap-disc.ts";
import { handPad } from "./hand-pad.ts";
import { hexCapScrew } from "./hex-cap-screw.ts";
import { machineScrew } from "./machine-screw.ts";
import { metalBar } from "./metal-bar.ts";
import { metalShape } from "./metal-shape.ts";
import { metalSheet } from "./metal-sheet.ts";
import { nut } from "./nut.ts";
import { pin } from "./pin.ts";
import { plasticStock } from "./plastic-stock.ts";
import { retainingRing } from "./retaining-ring.ts";
import { sandingBelt } from "./sanding-belt.ts";
import { sandingDisc } from "./sanding-disc.ts";
import { selfDrillingScrew } from "./self-drilling-screw.ts";
import { socketCapScrew } from "./socket-cap-screw.ts";
import { threadedRod } from "./threaded-rod.ts";
import { washer } from "./washer.ts";
import { wireBrush } from "./wire-brush.ts";

export const fastenersDrawings: readonly Drawing[] = [
  hexCapScrew,
  socketCapScrew,
  machineScrew,
  selfDrillingScrew,
  nut,
  washer,
  threadedRod,
  concreteAnchor,
  blindRivet,
  pin,
  retainingRing,
  metalBar,
  metalShape,
  metalSheet,
  plasticStock,
  abrasiveWheel,
  flapDisc,
  sandingDisc,
  sandingBelt,
  handPad,
  wireBrush,
];
