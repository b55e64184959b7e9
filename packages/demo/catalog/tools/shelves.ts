import type { Shelf } from "../kit/category.ts";
import { handToolShelves } from "./shelves-hand-tools.ts";
import { machiningShelves } from "./shelves-machining.ts";
import { powerToolShelves } from "./shelves-power-tools.ts";
import { testShelves } from "./shelves-test.ts";

export const shelves: readonly Shelf[] = [handToolShelves, powerToolShelves, machiningShelves, testShelves];
