import type { Shelf } from "../kit/category.ts";
import { cleaningShelf } from "./shelves-cleaning.ts";
import { labShelf } from "./shelves-lab.ts";
import { safetyShelf } from "./shelves-safety.ts";

export const shelves: readonly Shelf[] = [safetyShelf, cleaningShelf, labShelf];
