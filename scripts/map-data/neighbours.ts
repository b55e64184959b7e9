import { feature, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify, sphericalTriangleArea } from "topojson-simplify";
import { type Collection, asCollection, layerOf, topologyOf } from "./sources.ts";
import { areaOf, cutAtDateLine, polygonsOf } from "./rings.ts";

const near = ["Canada", "Mexico", "Cuba", "Bahamas", "Haiti", "Dominican Rep.", "British Virgin Is.", "Jamaica"];
const far = [
  "Guatemala",
  "Belize",
  "Honduras",
  "El Salvador",
  "Nicaragua",
  "Costa Rica",
  "Panama",
  "Colombia",
  "Venezuela",
  "Greenland",
  "Russia",
  "Cayman Is.",
  "Turks and Caicos Is.",
];

/** Steradians: a triangle below it is too small to be seen where people look. */
const detail = 7e-8;
/** Square degrees: an island below it is a dot. */
const minIsland = 0.0004;
const northernLatitude = 57;

/** Full detail along the border, a tenth of it in the Arctic: nobody looks for a branch there. */
function weightByLatitude(triangle: readonly GeoJSON.Position[]): number {
  const isNorthern = triangle.every(([, latitude = 0]) => latitude > northernLatitude);
  return sphericalTriangleArea(triangle as never) * (isNorthern ? 0.03 : 1);
}

/** The countries around the United States. */
export function neighbours(): Collection {
  const features = [
    ...landOf("world-atlas/countries-10m.json", near),
    ...landOf("world-atlas/countries-50m.json", far),
  ];
  const full = topology({ land: { type: "FeatureCollection", features } as Collection });
  const simple = simplify(presimplify(full as TopoJSON.Topology<TopoJSON.Objects<object>>, weightByLatitude), detail);
  return feature(simple, simple.objects["land"] as TopoJSON.GeometryCollection<Record<string, unknown>>);
}

const unitedStates = "840";

/** The borders with Canada and Mexico, in the lakes too. */
export function borders(): Collection {
  const world = topologyOf("world-atlas/countries-10m.json");
  const isOurs = ({ id }: { id?: unknown }) => id === unitedStates;
  const lines = mesh(
    world,
    world.objects["countries"] as TopoJSON.GeometryCollection,
    (one, other) => one !== other && (isOurs(one) || isOurs(other)),
  );
  return asCollection(lines);
}

function landOf(file: string, names: readonly string[]): Collection["features"] {
  return layerOf(file, "countries")
    .features.filter(({ properties }) => names.includes(String(properties["name"])))
    .map(({ geometry }) => ({
      type: "Feature",
      properties: {},
      geometry: {
        type: "MultiPolygon",
        coordinates: polygonsOf(geometry)
          .filter(isVisible)
          .flatMap(([outline = []]) => cutAtDateLine(outline).map((ring) => [ring])),
      },
    }));
}

function isVisible([outline = []]: GeoJSON.Polygon["coordinates"]): boolean {
  const isWestern = outline.some(([longitude = 0]: GeoJSON.Position) => longitude < -50);
  const least = outline.every(([, latitude = 0]: GeoJSON.Position) => latitude > northernLatitude)
    ? minIsland * 100
    : minIsland;
  return isWestern && areaOf(outline) > least;
}
