import type { Drawing } from "../../kit/drawing.ts";
import { batteryCell } from "./battery-cell.ts";
import { batteryCharger } from "./battery-charger.ts";
import { buildingWire } from "./building-wire.ts";
import { cableTie } from "./cable-tie.ts";
import { circuitBreaker } from "./circuit-breaker.ts";
import { emtFitting } from "./emt-fitting.ts";
import { enclosure } from "./enclosure.ts";
import { epoxy } from "./epoxy.ts";
import { extensionCord } from "./extension-cord.ts";
import { flashlight } from "./flashlight.ts";
import { fuse } from "./fuse.ts";
import { highBay } from "./high-bay.ts";
import { ledLamp } from "./led-lamp.ts";
import { paintBrush } from "./paint-brush.ts";
import { paintCan } from "./paint-can.ts";
import { pipeMarker } from "./pipe-marker.ts";
import { sealant } from "./sealant.ts";
import { slaBattery } from "./sla-battery.ts";
import { spinOnFilter } from "./spin-on-filter.ts";
import { sprayPaint } from "./spray-paint.ts";
import { tape } from "./tape.ts";
import { threadlocker } from "./threadlocker.ts";
import { truckLamp } from "./truck-lamp.ts";
import { tubeLamp } from "./tube-lamp.ts";
import { vehicleFluid } from "./vehicle-fluid.ts";
import { wiperBlade } from "./wiper-blade.ts";
import { wireTerminal } from "./wire-terminal.ts";
import { wiringDevice } from "./wiring-device.ts";
import { exitSign } from "./exit-sign.ts";
import { emergencyLight } from "./emergency-light.ts";

export const electricalDrawings: readonly Drawing[] = [
  batteryCell,
  batteryCharger,
  buildingWire,
  cableTie,
  circuitBreaker,
  emtFitting,
  enclosure,
  epoxy,
  extensionCord,
  flashlight,
  fuse,
  highBay,
  ledLamp,
  paintBrush,
  paintCan,
  pipeMarker,
  sealant,
  slaBattery,
  spinOnFilter,
  sprayPaint,
  tape,
  threadlocker,
  truckLamp,
  tubeLamp,
  vehicleFluid,
  wiperBlade,
  wireTerminal,
  wiringDevice,
  exitSign,
  emergencyLight,
];
