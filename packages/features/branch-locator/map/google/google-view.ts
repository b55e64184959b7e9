import { maxFitZoom, maxZoom, minZoom } from "../camera.ts";
import type { BranchSelection, Camera, MapBranch, MapType, MapView, MapViewOptions } from "../map-view.ts";
import type { Position } from "../maps-service.ts";
import { pinName } from "../pin-name.ts";
import { loadGoogle } from "./load-google.ts";
import { googlePin } from "./google-pin.ts";

const fitPadding = 56;

/** Google calls it when it refuses the key, which may be long after the map was made. */
declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

export async function createGoogleView(options: MapViewOptions): Promise<MapView | null> {
  window.gm_authFailure = options.events.onFail;
  const maps = await loadGoogle(options.settings.googleKey ?? "");
  return maps && new GoogleView(maps, options);
}

class GoogleView implements MapView {
  readonly #maps: typeof google.maps;
  readonly #map: google.maps.Map;
  readonly #options: MapViewOptions;
  #markers: google.maps.Marker[] = [];
  #movedBy: "visitor" | "us" = "us";

  constructor(maps: typeof google.maps, options: MapViewOptions) {
    this.#maps = maps;
    this.#options = options;
    this.#map = new maps.Map(options.container, {
      center: toLatLng(options.camera.center),
      zoom: options.camera.zoom,
      minZoom,
      maxZoom,
      mapTypeId: "roadmap",
      // Our own controls are the same on every map.
      disableDefaultUI: true,
      clickableIcons: false,
      gestureHandling: "greedy",
    });
    this.#map.addListener("idle", () => this.#moved());
  }

  showBranches({ branches, selectedCode }: BranchSelection, { drops }: { readonly drops: boolean }): void {
    for (const marker of this.#markers) marker.setMap(null);
    const isFalling = drops && !this.#options.prefersStillness;
    this.#markers = branches.map((branch) => this.#markerOf(branch, branch.code === selectedCode, isFalling));
  }

  stopDrops(): void {
    for (const marker of this.#markers) marker.setAnimation(null);
  }

  fit(positions: readonly Position[]): void {
    const bounds = new this.#maps.LatLngBounds();
    for (const position of positions) bounds.extend(toLatLng(position));
    this.#movedBy = "us";
    // Google fits as close as it may, and one branch would fill the street.
    this.#map.setOptions({ maxZoom: maxFitZoom });
    this.#map.fitBounds(bounds, fitPadding);
    this.#maps.event.addListenerOnce(this.#map, "idle", () => this.#map.setOptions({ maxZoom }));
  }

  setCamera({ center, zoom }: Camera): void {
    this.#movedBy = "us";
    this.#map.setCenter(toLatLng(center));
    this.#map.setZoom(zoom);
  }

  reveal(position: Position): void {
    if (this.#map.getBounds()?.contains(toLatLng(position)) ?? true) return;
    this.#movedBy = "us";
    this.#map.panTo(toLatLng(position));
  }

  zoomBy(steps: number): void {
    this.#map.setZoom((this.#map.getZoom() ?? minZoom) + steps);
  }

  setType(type: MapType): void {
    this.#map.setMapTypeId(type);
  }

  resize(): void {
    this.#maps.event.trigger(this.#map, "resize");
  }

  remove(): void {
    this.#maps.event.clearInstanceListeners(this.#map);
    for (const marker of this.#markers) marker.setMap(null);
    this.#options.container.replaceChildren();
    delete window.gm_authFailure;
  }

  #markerOf(branch: MapBranch, isSelected: boolean, isFalling: boolean): google.maps.Marker {
    const marker = new this.#maps.Marker({
      map: this.#map,
      position: toLatLng(branch.position),
      title: pinName([branch]),
      animation: isFalling ? this.#maps.Animation.DROP : null,
      zIndex: isSelected ? 1_000 : branch.number,
      ...googlePin(this.#maps, this.#options.container, { text: String(branch.number), isSelected }),
    });
    marker.addListener("click", () => this.#options.events.onSelect(branch.code));
    return marker;
  }

  #moved(): void {
    const center = this.#map.getCenter();
    const zoom = this.#map.getZoom();
    if (!center || zoom === undefined) return;
    const camera = { zoom, center: { latitude: center.lat(), longitude: center.lng() } };
    const by = this.#movedBy;
    this.#movedBy = "visitor";
    this.#options.events.onMove(camera, by);
  }
}

function toLatLng({ latitude, longitude }: Position): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}
