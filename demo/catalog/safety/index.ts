import { categoriesOf } from "../kit/category.ts";
import type { Department } from "../kit/department.ts";
import { brandsOf } from "../kit/makers.ts";
import { balances } from "./balance.ts";
import { cleaners } from "./cleaner.ts";
import { coatedGloves } from "./coated-glove.ts";
import { disposableGloves } from "./disposable-glove.ts";
import { earMuffs } from "./ear-muff.ts";
import { earPlugs } from "./ear-plug.ts";
import { firstAidKits } from "./first-aid-kit.ts";
import { hardHats } from "./hard-hat.ts";
import { hiVisVests } from "./hi-vis-vest.ts";
import { labBottles } from "./lab-bottle.ts";
import { labGlassware } from "./lab-glassware.ts";
import { leatherGloves } from "./leather-glove.ts";
import { lockoutPadlocks } from "./lockout-padlock.ts";
import { paperProducts } from "./paper-product.ts";
import { pipettes } from "./pipette.ts";
import { pushBrooms } from "./push-broom.ts";
import { respiratorCartridges } from "./respirator-cartridge.ts";
import { respirators } from "./respirator.ts";
import { safetyBoots } from "./safety-boot.ts";
import { safetyGlasses } from "./safety-glasses.ts";
import { safetySigns } from "./safety-sign.ts";
import { trashLiners } from "./trash-liner.ts";
import { wipers } from "./wiper.ts";
import { exitDevices } from "./exit-device.ts";

export const safety: Department = {
  brands: brandsOf("safety"),
  categories: categoriesOf("safety"),
  classes: [
    coatedGloves,
    disposableGloves,
    leatherGloves,
    safetyGlasses,
    earMuffs,
    earPlugs,
    hardHats,
    respirators,
    respiratorCartridges,
    hiVisVests,
    lockoutPadlocks,
    safetySigns,
    firstAidKits,
    safetyBoots,
    cleaners,
    trashLiners,
    wipers,
    paperProducts,
    pushBrooms,
    labGlassware,
    labBottles,
    pipettes,
    balances,
    exitDevices,
  ],
};
