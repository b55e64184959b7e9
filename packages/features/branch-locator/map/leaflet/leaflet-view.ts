import * as L from "leaflet";
import { maxFitZoom, maxZoom, minZoom } from "../camera.ts";
import type { BranchSelection, Camera, MapType, MapView, MapViewOptions } from "../map-view.ts";
import type { Position } from "../maps-service.ts";
import { type Labels, type Land, loadLabels, loadLand } from "./base-data.ts";
import { BaseMap, tilesOf } from "./base-map.ts";
import type { Cluster } from "./clusters.ts";
import { LabelLayer } from "./label-layer.ts";
import { Pins } from "./pins.ts";

/** Pins and their cities' names stay clear of the edge and of the controls. */
const fitPadding: L.PointTuple = [36, 52];
const revealPadding: L.PointTuple = [36, 36];
/** North America, Hawaii and the Caribbean; the poles are nobody's way. */
const farthest = L.latLngBounds([-5, -190], [78, -40]);

export async function createLeafletView(options: MapViewOptions): Promise<MapView | null> {
  const land = tilesOf(options.settings, "roadmap") === null ? loadLand() : undefined;
  const labels = await loadLabels();
  if (!labels) return null;
  const view = new LeafletView(options, labels, land);
  if (await view.showType("roadmap")) return view;
  view.remove();
  return null;
}

class LeafletView implements MapView {
  readonly #map: L.Map;
  readonly #base: BaseMap;
  readonly #labels: LabelLayer;
  readonly #pins: Pins;
  readonly #options: MapViewOptions;
  #selectedCode: string | null = null;
  /** Set while the map moves because we say so. */
  #isOurMove = false;

  constructor(options: MapViewOptions, labels: Labels, land: Promise<Land | null> | undefined) {
    const { container, camera, settings, prefersStillness, events } = options;
    this.#options = options;
    this.#map = L.map(container, {
      center: toLatLng(camera.center),
      zoom: camera.zoom,
      minZoom,
      maxZoom,
      maxBounds: farthest,
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: !prefersStillness,
      fadeAnimation: !prefersStillness,
      markerZoomAnimation: !prefersStillness,
    });
    this.#base = new BaseMap(this.#map, settings, events.onFail, land);
    this.#labels = new LabelLayer(
      this.#map,
      labels,
      (type) => tilesOf(settings, type) === null || type === "satellite",
    );
    this.#pins = new Pins(this.#map, {
      onSelect: ({ code }) => events.onSelect(code),
      onZoomTo: (cluster) => this.#zoomTo(cluster),
    });
    if (options.positions.length > 0) this.fit(options.positions);
    this.#map.on("zoomend", () => this.#pins.update());
    this.#map.on("moveend", () => this.#moved());
  }

  showBranches(selection: BranchSelection, { drops }: { readonly drops: boolean }): void {
    this.#selectedCode = selection.selectedCode;
    this.#pins.show(selection, { drops: drops && !this.#options.prefersStillness });
    this.#labels.show(this.#pins.clusters, this.#selectedCode);
  }

  stopDrops(): void {
    this.#pins.stopDrops();
  }

  fit(positions: readonly Position[]): void {
    const bounds = L.latLngBounds(positions.map(toLatLng));
    const options = { padding: fitPadding, maxZoom: maxFitZoom, animate: false };
    this.#move(() => this.#map.fitBounds(bounds, options));
  }

  setCamera({ center, zoom }: Camera): void {
    this.#move(() => this.#map.setView(toLatLng(center), zoom, { animate: false }));
  }

  reveal(position: Position): void {
    this.#move(() => this.#map.panInside(toLatLng(position), { padding: revealPadding, animate: false }));
  }

  zoomBy(steps: number): void {
    this.#map.setZoom(this.#map.getZoom() + steps);
  }

  setType(type: MapType): void {
    void this.showType(type).then((isThere) => !isThere && this.#options.events.onFail());
  }

  async showType(type: MapType): Promise<boolean> {
    const isThere = await this.#base.show(type);
    if (isThere) this.#labels.setType(type);
    return isThere;
  }

  resize(): void {
    this.#move(() => this.#map.invalidateSize({ animate: false }));
  }

  remove(): void {
    this.#labels.remove();
    this.#map.remove();
  }

  /** A cluster is opened as far as it takes to see its members apart. */
  #zoomTo(cluster: Cluster): void {
    const hadFocus = this.#map.getContainer().contains(document.activeElement);
    this.#map.once("zoomend", () => hadFocus && this.#pins.focusFirstOf(cluster));
    this.#map.setView(toLatLng(cluster.position), cluster.splitZoom);
  }

  #moved(): void {
    const { lat: latitude, lng: longitude } = this.#map.getCenter();
    this.#base.fetchCounties();
    this.#labels.show(this.#pins.clusters, this.#selectedCode);
    const camera = { zoom: this.#map.getZoom(), center: { latitude, longitude } };
    this.#options.events.onMove(camera, this.#isOurMove ? "us" : "visitor");
  }

  /** Without animation, the map has come to rest when this ends. */
  #move(change: () => void): void {
    this.#isOurMove = true;
    try {
      change();
    } finally {
      this.#isOurMove = false;
    }
  }
}

function toLatLng({ latitude, longitude }: Position): L.LatLngTuple {
  return [latitude, longitude];
}
