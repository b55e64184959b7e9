import { codePlants } from "./code-plants.ts";
import { doorPlants } from "./door-plants.ts";
import { layerPlants } from "./layer-plants.ts";
import { paperPlants } from "./paper-plants.ts";
import type { Plant } from "./plant.ts";
import { sidePlants } from "./side-plants.ts";

export const plants: readonly Plant[] = [...layerPlants, ...doorPlants, ...sidePlants, ...codePlants, ...paperPlants];
