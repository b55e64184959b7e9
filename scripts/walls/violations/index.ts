import { codeViolations } from "./code-violations.ts";
import { entryPointViolations } from "./entry-point-violations.ts";
import { layerViolations } from "./layer-violations.ts";
import { documentViolations } from "./document-violations.ts";
import type { Violation } from "./violation.ts";
import { sideViolations } from "./side-violations.ts";

export const violations: readonly Violation[] = [
  ...layerViolations,
  ...entryPointViolations,
  ...sideViolations,
  ...codeViolations,
  ...documentViolations,
];
