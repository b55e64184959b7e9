import type { MapsSettings, Position } from "./maps-service.ts";

export interface MapBranch {
  readonly code: string;
  /** As in the list beside the map. */
  readonly number: number;
  readonly city: string;
  readonly position: Position;
  readonly isDefault: boolean;
}

export type MapType = "roadmap" | "satellite";

/** Where the map looks. */
export interface Camera {
  readonly zoom: number;
  readonly center: Position;
}

export interface BranchSelection {
  readonly branches: readonly MapBranch[];
  readonly selectedCode: string | null;
}

/** One kind of map on the page. */
export interface MapView {
  /** `drops` lets the pins fall into place. */
  showBranches(selection: BranchSelection, options: { readonly drops: boolean }): void;
  /** Ends what still moves of the pins. */
  stopDrops(): void;
  fit(positions: readonly Position[]): void;
  setCamera(camera: Camera): void;
  /** Moves only if the position is out of sight. */
  reveal(position: Position): void;
  zoomBy(steps: number): void;
  setType(type: MapType): void;
  /** The place on the page has another size. */
  resize(): void;
  remove(): void;
}

export interface MapViewEvents {
  readonly onSelect: (code: string) => void;
  readonly onMove: (camera: Camera, by: "visitor" | "us") => void;
  readonly onFail: () => void;
}

export interface MapViewOptions {
  readonly container: HTMLElement;
  readonly settings: MapsSettings;
  readonly camera: Camera;
  /** What the first look is to fit, if there is anything: a map that moved later would be painted twice. */
  readonly positions: readonly Position[];
  readonly prefersStillness: boolean;
  readonly events: MapViewEvents;
}
