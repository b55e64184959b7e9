/** What the stand-in was asked to do, and what tests tell it. */
export interface StandInRecord {
  readonly maps: Record<string, unknown>[];
  readonly markers: { readonly title: string; readonly animation: unknown }[];
  readonly geocoded: unknown[];
  readonly fitted: number[][];
}

/**
 * For tests alone: the part of Google's API that the adapter uses, as a script. It draws markers as buttons, keeps the
 * map's state and events as Google documents them, and geocodes what it knows.
 */
export function googleStandIn(): void {
  const record: StandInRecord = { maps: [], markers: [], geocoded: [], fitted: [] };
  type Listener = { readonly target: object; readonly name: string; readonly call: () => void; readonly once: boolean };
  let listeners: Listener[] = [];
  const listen = (target: object, name: string, call: () => void, once = false) => {
    listeners.push({ target, name, call, once });
  };
  const trigger = (target: object, name: string) => {
    for (const listener of listeners.filter((each) => each.target === target && each.name === name)) {
      if (listener.once) listeners = listeners.filter((each) => each !== listener);
      listener.call();
    }
  };
  type Place = { readonly lat: number; readonly lng: number };
  const latLng = ({ lat, lng }: Place) => ({ lat: () => lat, lng: () => lng });

  class LatLngBounds {
    places: Place[] = [];
    extend(place: Place) {
      this.places.push(place);
      return this;
    }
    contains() {
      return true;
    }
  }

  class StandInMap {
    options: { center: Place; zoom: number; maxZoom: number; mapTypeId: string };
    element: HTMLElement;
    constructor(element: HTMLElement, options: StandInMap["options"]) {
      this.element = element;
      this.options = { ...options };
      record.maps.push(this.options);
      this.rest();
    }
    rest() {
      setTimeout(() => trigger(this, "idle"), 0);
    }
    addListener(name: string, call: () => void) {
      listen(this, name, call);
    }
    setOptions(options: object) {
      Object.assign(this.options, options);
    }
    getZoom() {
      return this.options.zoom;
    }
    setZoom(zoom: number) {
      this.options.zoom = Math.min(zoom, this.options.maxZoom);
      this.rest();
    }
    getCenter() {
      return latLng(this.options.center);
    }
    setCenter(center: Place) {
      this.options.center = center;
      this.rest();
    }
    panTo(center: Place) {
      this.setCenter(center);
    }
    getBounds() {
      return new LatLngBounds();
    }
    fitBounds({ places }: LatLngBounds) {
      record.fitted.push(places.map(({ lat }) => lat));
      const [first] = places;
      if (first) this.options.center = first;
      this.options.zoom = Math.min(9, this.options.maxZoom);
      this.rest();
    }
    setMapTypeId(mapTypeId: string) {
      this.options.mapTypeId = mapTypeId;
    }
  }

  class Marker {
    button = document.createElement("button");
    options: { map: StandInMap | null; title: string; animation: unknown; label: { text: string } };
    constructor(options: Marker["options"]) {
      this.options = options;
      record.markers.push({ title: options.title, animation: options.animation });
      this.button.type = "button";
      this.button.title = options.title;
      this.button.textContent = options.label.text;
      this.button.addEventListener("click", () => trigger(this, "click"));
      options.map?.element.append(this.button);
      this.setAnimation(options.animation);
    }
    addListener(name: string, call: () => void) {
      listen(this, name, call);
    }
    setAnimation(animation: unknown) {
      this.button.dataset["animation"] = String(animation);
    }
    setMap() {
      this.button.remove();
    }
  }

  class Geocoder {
    geocode(request: { address?: string; componentRestrictions?: object }) {
      record.geocoded.push(request);
      if (request.address === "nowhere")
        return Promise.reject(Object.assign(new Error("none"), { code: "ZERO_RESULTS" }));
      if (request.address === "denied")
        return Promise.reject(Object.assign(new Error("no"), { code: "REQUEST_DENIED" }));
      return Promise.resolve({ results: [{ geometry: { location: latLng({ lat: 43.0389, lng: -87.9065 }) } }] });
    }
  }

  const event = {
    addListenerOnce: (target: object, name: string, call: () => void) => listen(target, name, call, true),
    trigger,
    clearInstanceListeners: (target: object) => {
      listeners = listeners.filter((each) => each.target !== target);
    },
  };
  const page = window as unknown as { google: { maps: Record<string, unknown> }; standIn: StandInRecord };
  page.standIn = record;
  Object.assign(page.google.maps, {
    Map: StandInMap,
    Marker,
    Geocoder,
    LatLngBounds,
    event,
    Animation: { DROP: 2 },
    SymbolPath: { CIRCLE: 0 },
    version: "3.0",
    importLibrary: () => Promise.resolve(page.google.maps),
  });
  (page.google.maps["__ib__"] as () => void)();
}
