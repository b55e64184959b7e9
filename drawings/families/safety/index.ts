import type { Drawing } from "../../kit/drawing.ts";
import { balance } from "./balance.ts";
import { cleaner } from "./cleaner.ts";
import { coatedGlove } from "./coated-glove.ts";
import { disposableGlove } from "./disposable-glove.ts";
import { earMuff } from "./ear-muff.ts";
import { earPlug } from "./ear-plug.ts";
import { firstAidKit } from "./first-aid-kit.ts";
import { hardHat } from "./hard-hat.ts";
import { hiVisVest } from "./hi-vis-vest.ts";
import { labBottle } from "./lab-bottle.ts";
import { labGlassware } from "./lab-glassware.ts";
import { leatherGlove } from "./leather-glove.ts";
import { lockoutPadlock } from "./lockout-padlock.ts";
import { paperProduct } from "./paper-product.ts";
import { pipette } from "./pipette.ts";
import { pushBroom } from "./push-broom.ts";
import { respirator } from "./respirator.ts";
import { respiratorCartridge } from "./respirator-cartridge.ts";
import { safetyBoot } from "./safety-boot.ts";
import { safetyGlasses } from "./safety-glasses.ts";
import { safetySign } from "./safety-sign.ts";
import { trashLiner } from "./trash-liner.ts";
import { wiper } from "./wiper.ts";
import { exitDevice } from "./exit-device.ts";

export const safetyDrawings: readonly Drawing[] = [
  coatedGlove,
  disposableGlove,
  leatherGlove,
  safetyGlasses,
  earMuff,
  earPlug,
  hardHat,
  respirator,
  respiratorCartridge,
  hiVisVest,
  lockoutPadlock,
  safetySign,
  firstAidKit,
  safetyBoot,
  cleaner,
  trashLiner,
  wiper,
  paperProduct,
  pushBroom,
  labGlassware,
  labBottle,
  pipette,
  balance,
  exitDevice,
];
