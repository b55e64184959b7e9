import type { Shelf } from "../kit/category.ts";
import { handlingShelf } from "./shelves-handling.ts";
import { hvacShelf } from "./shelves-hvac.ts";
import { pipeShelf } from "./shelves-pipe.ts";
import { plumbingShelf } from "./shelves-plumbing.ts";
import { weldingShelf } from "./shelves-welding.ts";

export const shelves: readonly Shelf[] = [pipeShelf, plumbingShelf, hvacShelf, handlingShelf, weldingShelf];
