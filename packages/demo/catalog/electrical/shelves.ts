import type { Shelf } from "../kit/category.ts";
import { adhesivesShelf } from "./shelves-adhesives.ts";
import { batteriesShelf } from "./shelves-batteries.ts";
import { electricalShelf } from "./shelves-electrical.ts";
import { fleetShelf } from "./shelves-fleet.ts";
import { lightingShelf } from "./shelves-lighting.ts";
import { paintShelf } from "./shelves-paint.ts";

export const shelves: readonly Shelf[] = [
  electricalShelf,
  lightingShelf,
  batteriesShelf,
  adhesivesShelf,
  paintShelf,
  fleetShelf,
];
