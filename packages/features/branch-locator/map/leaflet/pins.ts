import * as L from "leaflet";
import type { BranchSelection, MapBranch } from "../map-view.ts";
import { type Cluster, type ClusterIndex, clusterIndex } from "./clusters.ts";
import { pinName } from "../pin-name.ts";
import { pinRadius, selectedPinRadius } from "../pin-size.ts";
import { PinIcon } from "./pin-icon.ts";

/** Milliseconds from one pin's fall to the next one's. */
const dropInterval = 25;
const maxDropDelay = 400;

export interface PinEvents {
  readonly onSelect: (branch: MapBranch) => void;
  readonly onZoomTo: (cluster: Cluster) => void;
}

/** The markers of the map. A marker that stays keeps its element, and with it the focus. */
export class Pins {
  readonly #map: L.Map;
  readonly #events: PinEvents;
  readonly #markers = new Map<string, L.Marker>();
  #selection: BranchSelection = { branches: [], selectedCode: null };
  #index: ClusterIndex = clusterIndex(this.#selection);
  clusters: readonly Cluster[] = [];

  constructor(map: L.Map, events: PinEvents) {
    this.#map = map;
    this.#events = events;
  }

  show(selection: BranchSelection, { drops }: { readonly drops: boolean }): void {
    this.#selection = selection;
    this.#index = clusterIndex(selection);
    this.update({ drops });
  }

  /** After the zoom has changed, other branches stand together. */
  update({ drops }: { readonly drops: boolean } = { drops: false }): void {
    this.clusters = this.#index.at(this.#map.getZoom());
    const keys = new Set(this.clusters.map((cluster) => this.#keyOf(cluster)));
    for (const [key, marker] of this.#markers) {
      if (keys.has(key)) continue;
      marker.remove();
      this.#markers.delete(key);
    }
    this.clusters.forEach((cluster, index) => {
      const key = this.#keyOf(cluster);
      if (this.#markers.has(key)) return;
      const delay = drops ? Math.min(index * dropInterval, maxDropDelay) : undefined;
      this.#markers.set(key, this.#markerOf(cluster, delay));
    });
  }

  stopDrops(): void {
    for (const marker of this.#markers.values()) marker.getElement()?.classList.remove("is-dropping");
  }

  focusFirstOf({ members: [first] }: Cluster): void {
    const cluster = this.clusters.find(({ members }) => members.some(({ code }) => code === first?.code));
    if (cluster) this.#markers.get(this.#keyOf(cluster))?.getElement()?.focus();
  }

  /** Whatever changes a marker's looks is part of its key. */
  #keyOf({ key, members: [first] }: Cluster): string {
    const isSelected = key === this.#selection.selectedCode;
    return `${key} ${first?.number} ${first?.city}${first?.isDefault ? " default" : ""}${isSelected ? " selected" : ""}`;
  }

  #markerOf(cluster: Cluster, dropDelay: number | undefined): L.Marker {
    const { key, members, position } = cluster;
    const [first] = members;
    const isSelected = key === this.#selection.selectedCode;
    const kind = members.length > 1 ? "cluster" : isSelected ? "selected" : "branch";
    const radius = isSelected ? selectedPinRadius : pinRadius;
    const text = String(members.length > 1 ? members.length : (first?.number ?? ""));
    const icon = new PinIcon({ kind, text, name: pinName(members), radius, dropDelay });
    const marker = L.marker([position.latitude, position.longitude], {
      icon,
      // The icon is a button, and has a keyboard of its own.
      keyboard: false,
      riseOnHover: true,
      zIndexOffset: isSelected ? 1_000 : 0,
    });
    marker.on("click", () => {
      if (members.length === 1 && first) this.#events.onSelect(first);
      else this.#events.onZoomTo(cluster);
    });
    return marker.addTo(this.#map);
  }
}
