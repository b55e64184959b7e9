/**
 * Writes the base data of the built-in map from packages of public data. Run it after an update of one of them; what it
 * writes is committed, so that a build needs none of them. The relief is made by map-data/relief.ts.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { mesh } from "topojson-client";
import { topology } from "topojson-server";
import { borders, neighbours } from "./map-data/neighbours.ts";
import { places } from "./map-data/places.ts";
import { areaOf, polygonsOf, roomiestPoint } from "./map-data/rings.ts";
import { asCollection, layerOf, topologyOf } from "./map-data/sources.ts";
import { postalCodes } from "./map-data/states.ts";
import { lakes, rivers } from "./map-data/water.ts";

const folder = join(import.meta.dirname, "../packages/features/branch-locator/map/base-data");
/** A grid of about 140 m from west to east. */
const gridSize = 1e5;

const states = layerOf("us-atlas/states-10m.json", "states");
const { shared, inland } = lakes();
const outlines = {
  type: "FeatureCollection" as const,
  features: states.features.map((it) => ({ ...it, properties: {} })),
};
const land = { states: outlines, neighbours: neighbours(), shared, inland, rivers: rivers(), borders: borders() };
write("land", topology(land, gridSize));

const { first, small } = places();
write("places", { states: states.features.map(stateLabel), places: first });
write("small-places", { places: small });

const counties = topologyOf("us-atlas/counties-10m.json");
const isCountyLine = (one: { id?: unknown }, other: { id?: unknown }) =>
  one !== other && String(one.id).slice(0, 2) === String(other.id).slice(0, 2);
const lines = mesh(counties, counties.objects["counties"] as TopoJSON.GeometryCollection, isCountyLine);
write("counties", topology({ counties: asCollection(lines) }, gridSize));

function stateLabel({ id, properties, geometry }: (typeof states.features)[number]) {
  const [largest = []] = polygonsOf(geometry).toSorted(([one = []], [other = []]) => areaOf(other) - areaOf(one));
  const point = roomiestPoint(largest).map((degrees) => Number(degrees.toFixed(2)));
  return [String(properties["name"]), postalCodes[String(id)] ?? "", ...point];
}

function write(name: string, content: object): void {
  const text = JSON.stringify(content);
  writeFileSync(join(folder, `${name}.json`), text);
  console.log(`${name}: ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} gzip`);
}
