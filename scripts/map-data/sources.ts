import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";

export type Collection = GeoJSON.FeatureCollection<GeoJSON.GeometryObject, Record<string, unknown>>;

/** One layer of a TopoJSON file that a package ships. */
export function layerOf(file: string, layer: string): Collection {
  const topology = topologyOf(file);
  return feature(topology, topology.objects[layer] as TopoJSON.GeometryCollection<Record<string, unknown>>);
}

export function topologyOf(file: string): TopoJSON.Topology {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(file)), "utf8"));
}

export function asCollection(geometry: GeoJSON.GeometryObject): Collection {
  return { type: "FeatureCollection", features: [{ type: "Feature", properties: {}, geometry }] };
}
