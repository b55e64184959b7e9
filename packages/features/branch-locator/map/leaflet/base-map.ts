import * as L from "leaflet";
import { maxZoom } from "../camera.ts";
import type { MapType } from "../map-view.ts";
import type { MapsSettings } from "../maps-service.ts";
import { type Land, loadCountyLines, loadLand } from "./base-data.ts";
import { paintLand, paintLines } from "./paint-tile.ts";
import { PaintedLayer } from "./painted-layer.ts";
import { readPalette } from "./palette.ts";
import { loadRelief, paintRelief } from "./relief.ts";

const countyZoom = 9;

/** What lies under the pins: an operator's tiles, or the land that the browser paints itself. */
export class BaseMap {
  readonly #map: L.Map;
  readonly #settings: MapsSettings;
  readonly #onFail: () => void;
  #land: Promise<Land | null> | undefined;
  #type: MapType | undefined;
  #layers: readonly L.Layer[] = [];
  #areCountiesWanted = false;

  /** The land may be on its way already. */
  constructor(map: L.Map, settings: MapsSettings, onFail: () => void, land: Promise<Land | null> | undefined) {
    this.#map = map;
    this.#land = land;
    this.#settings = settings;
    this.#onFail = onFail;
  }

  /** False: it can't be had now, and what was there stays. */
  async show(type: MapType): Promise<boolean> {
    if (this.#type === type) return true;
    this.#type = type;
    const url = tilesOf(this.#settings, type);
    const layer = url === null ? await this.#paintedLand(type) : this.#tiles(url);
    // Who has switched on in the meantime wants the other.
    if (this.#type !== type) return true;
    if (!layer) return false;
    for (const old of this.#layers) old.remove();
    this.#map.getContainer().dataset["mapType"] = url === null && type === "satellite" ? "relief" : type;
    this.#layers = [layer.addTo(this.#map)];
    this.fetchCounties();
    return true;
  }

  /** Fetched by the first close look; without them the map is as good from afar. */
  fetchCounties(): void {
    if (this.#areCountiesWanted || this.#map.getZoom() < countyZoom || tilesOf(this.#settings, "roadmap")) return;
    this.#areCountiesWanted = true;
    void this.#addCounties();
  }

  async #addCounties(): Promise<void> {
    const lines = await loadCountyLines();
    if (!lines) {
      this.#areCountiesWanted = false;
      return;
    }
    const { countyLine } = readPalette(this.#map.getContainer());
    this.#map.createPane("counties");
    const options = { minZoom: countyZoom, maxZoom, pane: "counties" };
    new PaintedLayer((pen, frame) => paintLines(pen, frame, lines, countyLine), options).addTo(this.#map);
  }

  async #paintedLand(type: MapType): Promise<L.Layer | null> {
    const [land, relief] = await Promise.all([
      (this.#land ??= loadLand()),
      type === "satellite" ? loadRelief() : undefined,
    ]);
    if (!land || relief === null) return null;
    const palette = readPalette(this.#map.getContainer(), type === "satellite" ? "relief" : "roadmap");
    return new PaintedLayer(
      (pen, frame) => {
        paintLand(pen, frame, land, {
          palette,
          ...(relief && { onLand: () => paintRelief(pen, relief, frame) }),
        });
      },
      { maxZoom },
    );
  }

  /** One tile that fails is a gap; a server none of whose tiles come fails the map. */
  #tiles(url: string): L.Layer {
    let loaded = 0;
    return L.tileLayer(url, { maxZoom })
      .on("tileload", () => (loaded += 1))
      .on("load", () => {
        if (loaded === 0) this.#onFail();
      });
  }
}

/** Null: the browser paints it. */
export function tilesOf({ provider, tileUrl, imageryUrl }: MapsSettings, type: MapType): string | null {
  if (type === "satellite") return imageryUrl;
  return provider === "tiles" ? tileUrl : null;
}
