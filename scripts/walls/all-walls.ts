import { licences } from "./licences.ts";
import { clauseStatedTwice, fileName, undeclaredSlice, unknownClause } from "./project-walls.ts";
import { tagOnKitTest, tagOnPureTest } from "./tag-walls.ts";
import {
  lookingInside,
  privateParts,
  machinePath,
  rawColourInCss,
  registryHost,
  unexplainedException,
} from "./text-walls.ts";
import type { Wall } from "./wall.ts";

export const walls: readonly Wall[] = [
  rawColourInCss,
  lookingInside,
  privateParts,
  machinePath,
  registryHost,
  unexplainedException,
  undeclaredSlice,
  unknownClause,
  clauseStatedTwice,
  tagOnPureTest,
  tagOnKitTest,
  fileName,
  licences,
];
