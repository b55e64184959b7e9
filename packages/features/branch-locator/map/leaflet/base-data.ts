import { feature, mesh } from "topojson-client";
import countiesUrl from "../base-data/counties.json?url";
import landUrl from "../base-data/land.json?url";
import placesUrl from "../base-data/places.json?url";
import smallPlacesUrl from "../base-data/small-places.json?url";
import { type Bounds, type Points, boundsOf, projected } from "./mercator.ts";

/** An outline or a line, ready to be drawn at any zoom. */
export interface Shape {
  readonly points: Points;
  readonly bounds: Bounds;
}

export interface Land {
  readonly neighbours: readonly Shape[];
  readonly sharedLakes: readonly Shape[];
  readonly states: readonly Shape[];
  readonly stateLines: readonly Shape[];
  readonly inlandLakes: readonly Shape[];
  readonly rivers: readonly Shape[];
  readonly borders: readonly Shape[];
}

export interface Place {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly population: number;
}

export interface StateLabel {
  readonly name: string;
  readonly abbreviation: string;
  readonly longitude: number;
  readonly latitude: number;
}

export async function loadLand(): Promise<Land | null> {
  const topology = await fetchJson<TopoJSON.Topology>(landUrl);
  if (!topology) return null;
  const shapes = (name: string) => shapesOf(feature(topology, collection(topology, name)).features);
  const stateLines = mesh(topology, collection(topology, "states"), (one, other) => one !== other);
  return {
    neighbours: shapes("neighbours"),
    sharedLakes: shapes("shared"),
    states: shapes("states"),
    stateLines: shapesOf([{ geometry: stateLines }]),
    inlandLakes: shapes("inland"),
    rivers: shapes("rivers"),
    borders: shapes("borders"),
  };
}

/** Comes when the visitor looks closer. */
export async function loadCountyLines(): Promise<readonly Shape[] | null> {
  const topology = await fetchJson<TopoJSON.Topology>(countiesUrl);
  return topology && shapesOf(feature(topology, collection(topology, "counties")).features);
}

type PlaceRow = readonly [name: string, longitude: number, latitude: number, thousands: number];
type StateRow = readonly [name: string, abbreviation: string, longitude: number, latitude: number];

export interface Labels {
  readonly states: readonly StateLabel[];
  /** The largest first. */
  readonly places: readonly Place[];
}

export async function loadLabels(): Promise<Labels | null> {
  const rows = await fetchJson<{ states: readonly StateRow[]; places: readonly PlaceRow[] }>(placesUrl);
  return rows && { states: rows.states.map(stateOf), places: rows.places.map(placeOf) };
}

/** Comes when the visitor looks closer. */
export async function loadSmallPlaces(): Promise<readonly Place[] | null> {
  const rows = await fetchJson<{ places: readonly PlaceRow[] }>(smallPlacesUrl);
  return rows && rows.places.map(placeOf);
}

function stateOf([name, abbreviation, longitude, latitude]: StateRow): StateLabel {
  return { name, abbreviation, longitude, latitude };
}

function placeOf([name, longitude, latitude, thousands]: PlaceRow): Place {
  return { name, longitude, latitude, population: thousands * 1_000 };
}

/** Null: it can't be had now. */
async function fetchJson<Content>(url: string): Promise<Content | null> {
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as Content) : null;
  } catch {
    return null;
  }
}

function collection(topology: TopoJSON.Topology, name: string): TopoJSON.GeometryCollection {
  return topology.objects[name] as TopoJSON.GeometryCollection;
}

function shapesOf(features: readonly { readonly geometry: GeoJSON.Geometry }[]): Shape[] {
  return features
    .flatMap(({ geometry }) => partsOf(geometry))
    .map((part) => {
      const points = projected(part);
      return { points, bounds: boundsOf(points) };
    });
}

/** Holes too: the shapes of a layer don't overlap, so that what is inside two of them is outside. */
function partsOf(geometry: GeoJSON.Geometry): readonly (readonly number[][])[] {
  switch (geometry.type) {
    case "Polygon":
      return geometry.coordinates;
    case "MultiPolygon":
      return geometry.coordinates.flat();
    case "LineString":
      return [geometry.coordinates];
    case "MultiLineString":
      return geometry.coordinates;
    default:
      return [];
  }
}
