import { electrical } from "./electrical/index.ts";
import { fasteners } from "./fasteners/index.ts";
import { flow } from "./flow/index.ts";
import type { Department } from "./kit/department.ts";
import { motion } from "./motion/index.ts";
import { safety } from "./safety/index.ts";
import { tools } from "./tools/index.ts";

export const departments: readonly Department[] = [fasteners, motion, flow, safety, tools, electrical];

export const allBrands = departments.flatMap((department) => department.brands);
export const allClasses = departments.flatMap((department) => department.classes);
/** Roots in the order of a printed catalog, where Hand Tools stand before HVAC. */
export const allCategories = departments
  .flatMap((department) => department.categories)
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
