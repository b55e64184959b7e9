import { licences } from "./licences.ts";
import { clauseStatedTwice, fileName, undeclaredSlice, unknownClause } from "./project-walls.ts";
import { machinePath, rawColourInCss, registryHost, unexplainedException } from "./text-walls.ts";
import type { Wall } from "./wall.ts";

export const walls: readonly Wall[] = [
  rawColourInCss,
  machinePath,
  registryHost,
  unexplainedException,
  undeclaredSlice,
  unknownClause,
  clauseStatedTwice,
  fileName,
  licences,
];
