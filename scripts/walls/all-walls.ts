import { licences } from "./licences.ts";
import { clauseStatedTwice, fileName, undeclaredSlice, unknownClause } from "./project-walls.ts";
import { lookingInside, machinePath, rawColourInCss, registryHost, unexplainedException } from "./text-walls.ts";
import type { Wall } from "./wall.ts";

export const walls: readonly Wall[] = [
  rawColourInCss,
  lookingInside,
  machinePath,
  registryHost,
  unexplainedException,
  undeclaredSlice,
  unknownClause,
  clauseStatedTwice,
  fileName,
  licences,
];
