import type { Camera } from "./map-view.ts";
import type { Position } from "./maps-service.ts";

/** Spec 9/7. */
export const startZoom = 8;
export const maxZoom = 19;
/** The continent on a phone. */
export const minZoom = 3;
/** Closer, a single branch would stand alone on the map. */
export const maxFitZoom = 10;

/** Spec 4/10.3: downtown Milwaukee, where the map opens when nothing says otherwise. */
const downtown: Position = { latitude: 43.0389, longitude: -87.9065 };

/** What the map knows of its own view. */
export interface MapState extends Camera {
  /** The map keeps all markers in view until the visitor moves it. */
  readonly fitsMarkers: boolean;
  readonly dropsMarkers: boolean;
}

export type MapEvent =
  | { readonly type: "moved"; readonly camera: Camera; readonly by: "visitor" | "us" }
  | { readonly type: "found" }
  | { readonly type: "markerClicked" };

export function startState(center: Position | null): MapState {
  return { zoom: startZoom, center: center ?? downtown, fitsMarkers: true, dropsMarkers: true };
}

export function nextState(state: MapState, event: MapEvent): MapState {
  switch (event.type) {
    case "moved":
      return { ...state, ...event.camera, fitsMarkers: state.fitsMarkers && event.by === "us" };
    case "found":
      return { ...state, fitsMarkers: true };
    default:
      return { ...state, dropsMarkers: false };
  }
}
