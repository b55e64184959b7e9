import { categoriesOf } from "../kit/category.ts";
import type { Department } from "../kit/department.ts";
import { brandsOf } from "../kit/makers.ts";
import { batteryCells } from "./battery-cell.ts";
import { batteryChargers } from "./battery-charger.ts";
import { buildingWire } from "./building-wire.ts";
import { cableTies } from "./cable-tie.ts";
import { circuitBreakers } from "./circuit-breaker.ts";
import { emtFittings } from "./emt-fitting.ts";
import { enclosures } from "./enclosure.ts";
import { epoxies } from "./epoxy.ts";
import { extensionCords } from "./extension-cord.ts";
import { flashlights } from "./flashlight.ts";
import { fuses } from "./fuse.ts";
import { highBays } from "./high-bay.ts";
import { ledLamps } from "./led-lamp.ts";
import { paintBrushes } from "./paint-brush.ts";
import { paintCans } from "./paint-can.ts";
import { pipeMarkers } from "./pipe-marker.ts";
import { sealants } from "./sealant.ts";
import { leadAcidBatteries } from "./sla-battery.ts";
import { spinOnFilters } from "./spin-on-filter.ts";
import { sprayPaints } from "./spray-paint.ts";
import { tapes } from "./tape.ts";
import { threadlockers } from "./threadlocker.ts";
import { truckLamps } from "./truck-lamp.ts";
import { tubeLamps } from "./tube-lamp.ts";
import { vehicleFluids } from "./vehicle-fluid.ts";
import { wiperBlades } from "./wiper-blade.ts";
import { wireTerminals } from "./wire-terminal.ts";
import { wiringDevices } from "./wiring-device.ts";
import { exitSigns } from "./exit-sign.ts";
import { emergencyLights } from "./emergency-light.ts";

export const electrical: Department = {
  brands: brandsOf("electrical"),
  categories: categoriesOf("electrical"),
  classes: [
    buildingWire,
    fuses,
    circuitBreakers,
    wireTerminals,
    cableTies,
    emtFittings,
    wiringDevices,
    enclosures,
    extensionCords,
    pipeMarkers,
    ledLamps,
    tubeLamps,
    highBays,
    flashlights,
    batteryCells,
    leadAcidBatteries,
    batteryChargers,
    tapes,
    threadlockers,
    epoxies,
    sealants,
    sprayPaints,
    paintCans,
    paintBrushes,
    spinOnFilters,
    wiperBlades,
    vehicleFluids,
    truckLamps,
    exitSigns,
    emergencyLights,
  ],
};
