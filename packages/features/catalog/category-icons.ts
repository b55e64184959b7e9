/**
 * The icons that a category may carry: by their names in the Material Design set, and those that the store draws itself
 * where the set has none that says it. `npm run gen` draws just these into one sprite.
 */
export const categoryIcons = [
  "saw-blade",
  "spray-bottle",
  "car-battery",
  "broom",
  "power-plug",
  "screw-lag",
  "car-wrench",
  "tools",
  "hvac",
  "hydraulic-oil-level",
  "flask",
  "lightbulb-on",
  "oil",
  "cog",
  "forklift",
  "engine",
  "format-paint",
  "pipe",
  "water-pump",
  "gauge",
  "circular-saw",
  "pillar",
  "account-hard-hat",
  "tape-measure",
  "torch",
  "abrasive-disc",
  "adhesive-bottle",
  "end-mill",
  "electric-motor",
  "raw-stock",
  "welding-torch",
] as const;

export type CategoryIcon = (typeof categoryIcons)[number];
