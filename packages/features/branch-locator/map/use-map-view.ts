import { type RefObject, useEffect, useEffectEvent, useReducer, useState } from "react";
import type { BranchMapProps } from "./branch-map.tsx";
import { nextState, startState, startZoom } from "./camera.ts";
import { loadMapView } from "./load-map-view.ts";
import type { Camera, MapBranch, MapType, MapView } from "./map-view.ts";

/** Keeps the map on the page equal to what the component is given. */
export function useMapView(
  container: RefObject<HTMLDivElement | null>,
  type: MapType,
  { settings, branches, selectedCode, center, onSelect, onFail }: BranchMapProps,
) {
  const [view, setView] = useState<MapView | null>(null);
  const [state, dispatch] = useReducer(nextState, center, startState);

  const load = useEffectEvent(async (element: HTMLElement) =>
    loadMapView({
      container: element,
      settings,
      camera: startState(center),
      positions: branches.map(({ position }) => position),
      events: {
        onMove: (camera: Camera, by: "visitor" | "us") => dispatch({ type: "moved", camera, by }),
        onSelect: (code: string) => selected(code),
        onFail: () => failed(),
      },
    }),
  );
  const failed = useEffectEvent(onFail);
  const selected = useEffectEvent((code: string) => {
    dispatch({ type: "markerClicked" });
    view?.stopDrops();
    onSelect(code);
  });

  // A map lives as long as its settings do.
  const settingsKey = JSON.stringify(settings);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    let made: MapView | null = null;
    let isGone = false;
    const make = async () => {
      try {
        made = await load(element);
      } catch {
        made = null;
      }
      if (isGone) made?.remove();
      else if (made) setView(made);
      else failed();
    };
    void make();
    return () => {
      isGone = true;
      made?.remove();
      setView(null);
    };
  }, [container, settingsKey]);

  /** Spec 8/12.1: markers that can't be made fail the map as much as the map itself. */
  const attempt = useEffectEvent((change: (shown: MapView) => void) => {
    if (!view) return;
    try {
      change(view);
    } catch {
      failed();
    }
  });
  const fit = useEffectEvent((shown: MapView) => {
    if (branches.length > 0) shown.fit(branches.map(({ position }) => position));
    else if (center) shown.setCamera({ zoom: startZoom, center });
  });

  const showFound = useEffectEvent((shown: MapView) => {
    dispatch({ type: "found" });
    shown.showBranches({ branches, selectedCode }, { drops: state.dropsMarkers });
    fit(shown);
  });
  const foundKey = keyOfFound(branches, center);
  useEffect(() => attempt(showFound), [view, foundKey]);

  const showSelected = useEffectEvent((shown: MapView) => {
    shown.showBranches({ branches, selectedCode }, { drops: false });
    const branch = branches.find(({ code }) => code === selectedCode);
    if (branch) shown.reveal(branch.position);
  });
  const looksKey = keyOfLooks(branches);
  useEffect(() => attempt(showSelected), [selectedCode, looksKey]);

  useEffect(() => view?.setType(type), [view, type]);

  const resize = useEffectEvent((shown: MapView) => {
    shown.resize();
    if (state.fitsMarkers) fit(shown);
  });
  useEffect(() => {
    const element = container.current;
    if (!element || !view) return undefined;
    const observer = new ResizeObserver(() => attempt(resize));
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, view]);

  return { isReady: view !== null, zoom: state.zoom, zoomBy: (steps: number) => view?.zoomBy(steps) };
}

/** Another search has another key: the map shows all that it found. */
function keyOfFound(branches: readonly MapBranch[], center: BranchMapProps["center"]): string {
  const codes = branches.map(({ code }) => code).toSorted();
  return `${codes.join()} ${center?.latitude} ${center?.longitude}`;
}

function keyOfLooks(branches: readonly MapBranch[]): string {
  return branches.map(({ code, number, isDefault }) => `${code} ${number} ${isDefault}`).join();
}
