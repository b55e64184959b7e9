import type * as L from "leaflet";
import type { MapType } from "../map-view.ts";
import { type Labels, type Place, loadSmallPlaces } from "./base-data.ts";
import type { Cluster } from "./clusters.ts";
import { pinRadius, selectedPinRadius } from "../pin-size.ts";
import { type Screen, branchLabels, placeRequests, stateLabels } from "./label-requests.ts";
import { type Box, type LabelRequest, type PlacedLabel, boxAround, placeLabels } from "./place-labels.ts";

const smallPlacesZoom = 10;
/** Labels stand a little beyond the edge too, so that a short drag uncovers no bare map. */
const margin = 120;

/** Names of places, states and branches' cities. They are redrawn when the map has come to rest. */
export class LabelLayer {
  readonly #map: L.Map;
  readonly #pane: HTMLElement;
  readonly #labels: Labels;
  readonly #measure: (text: string, kind: LabelRequest["kind"]) => number;
  #smallPlaces: readonly Place[] | undefined;
  #isFetching = false;
  readonly #namesPlaces: (type: MapType) => boolean;
  #type: MapType = "roadmap";
  #nextFrame = 0;
  #redraw = () => {};

  /** An operator's tiles name places themselves. */
  constructor(map: L.Map, labels: Labels, namesPlaces: (type: MapType) => boolean) {
    this.#map = map;
    this.#namesPlaces = namesPlaces;
    this.#labels = labels;
    this.#pane = map.createPane("labels");
    this.#pane.classList.add("leaflet-zoom-hide");
    this.#pane.ariaHidden = "true";
    this.#measure = textMeasure(map.getContainer());
  }

  setType(type: MapType): void {
    this.#type = type;
    this.#redraw();
  }

  /** Several changes of one frame are drawn once. */
  show(clusters: readonly Cluster[], selectedCode: string | null): void {
    this.#redraw = () => this.show(clusters, selectedCode);
    cancelAnimationFrame(this.#nextFrame);
    this.#nextFrame = requestAnimationFrame(() => this.#place(clusters, selectedCode));
  }

  remove(): void {
    cancelAnimationFrame(this.#nextFrame);
  }

  #place(clusters: readonly Cluster[], selectedCode: string | null): void {
    const screen = this.#screen();
    if (screen.zoom >= smallPlacesZoom) this.#fetchSmallPlaces();
    const ownCities = new Set(clusters.flatMap(({ members }) => members.map(({ city }) => city)));
    const places = [...this.#labels.places, ...(this.#smallPlaces ?? [])];
    const requests = [
      ...branchLabels(clusters, selectedCode, screen),
      ...(this.#namesPlaces(this.#type)
        ? [...stateLabels(this.#labels.states, screen), ...placeRequests(places, ownCities, screen)]
        : []),
    ];
    const pins = clusters.flatMap(({ key, position }) => {
      const point = screen.pointOf(position);
      return point ? [boxAround(point.x, point.y, key === selectedCode ? selectedPinRadius : pinRadius)] : [];
    });
    this.#draw(placeLabels(requests, [...pins, ...this.#controls()]));
  }

  /** Whatever floats beside the map's own element covers a part of it. */
  #controls(): Box[] {
    const container = this.#map.getContainer();
    const { left: originLeft, top: originTop } = container.getBoundingClientRect();
    const siblings = [...(container.parentElement?.children ?? [])].filter((element) => element !== container);
    return siblings
      .map((element) => element.getBoundingClientRect())
      .map(({ left, top, right, bottom }) => ({
        left: left - originLeft,
        top: top - originTop,
        right: right - originLeft,
        bottom: bottom - originTop,
      }));
  }

  #screen(): Screen {
    const map = this.#map;
    const size = map.getSize();
    const corner = (x: number, y: number) => map.containerPointToLatLng([x, y]);
    const [{ lat: north, lng: west }, { lat: south, lng: east }] = [
      corner(-margin, -margin),
      corner(size.x + margin, size.y + margin),
    ];
    return {
      zoom: map.getZoom(),
      pointOf: ({ latitude, longitude }) => {
        if (latitude > north || latitude < south || longitude < west || longitude > east) return undefined;
        const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
        return { x, y };
      },
      widthOf: this.#measure,
    };
  }

  #draw(labels: readonly PlacedLabel[]): void {
    const origin = this.#map.containerPointToLayerPoint([0, 0]);
    this.#pane.replaceChildren(
      ...labels.map(({ text, kind, box }) => {
        const label = document.createElement("span");
        label.className = `map-label map-label-${kind}`;
        label.textContent = text;
        const [left, top] = [Math.round(box.left + origin.x), Math.round(box.top + origin.y)];
        label.style.transform = `translate(${left}px, ${top}px)`;
        return label;
      }),
    );
  }

  /** The map is complete without them: a failed fetch is tried again by the next close look. */
  async #loadSmallPlaces(): Promise<void> {
    const places = await loadSmallPlaces();
    this.#isFetching = places !== null;
    if (!places) return;
    this.#smallPlaces = places;
    this.#redraw();
  }

  #fetchSmallPlaces(): void {
    if (this.#isFetching) return;
    this.#isFetching = true;
    void this.#loadSmallPlaces();
  }
}

const fonts = { branch: "600 13px", place: "500 12px", state: "600 12px" } as const;
/** States are set wide. */
const letterSpacing = { branch: 0, place: 0, state: 1 } as const;

function textMeasure(element: Element): (text: string, kind: LabelRequest["kind"]) => number {
  const pen = document.createElement("canvas").getContext("2d");
  const family = getComputedStyle(element).fontFamily;
  const known = new Map<string, number>();
  return (text, kind) => {
    const key = `${kind} ${text}`;
    const width = known.get(key);
    if (width !== undefined || !pen) return width ?? text.length * 7;
    pen.font = `${fonts[kind]} ${family}`;
    const measured = Math.ceil(pen.measureText(text).width) + text.length * letterSpacing[kind];
    known.set(key, measured);
    return measured;
  };
}
