import type { Labels, Place } from "./base-data.ts";
import type { Cluster } from "./clusters.ts";
import { pinRadius, selectedPinRadius } from "../pin-size.ts";
import type { LabelRequest } from "./place-labels.ts";

/** Where a place is on the screen, and how wide a text becomes. */
export interface Screen {
  readonly zoom: number;
  /** Undefined out of sight. */
  pointOf(place: { readonly latitude: number; readonly longitude: number }): { x: number; y: number } | undefined;
  widthOf(text: string, kind: LabelRequest["kind"]): number;
}

const heights = { branch: 18, place: 16, state: 16 } as const;
/** How large a place has to be to be named, by zoom; closer, all that are known. */
const minPopulations = [
  [4, 1_000_000],
  [5, 500_000],
  [6, 150_000],
  [7, 50_000],
  [8, 15_000],
] as const;
/** States are named while more than one is in sight, in full once there is room. */
const stateZooms = { short: [3, 4], full: [5, 6] } as const;

/** The cities of branches first, the selected one before all others: they keep their labels. */
export function branchLabels(
  clusters: readonly Cluster[],
  selectedCode: string | null,
  screen: Screen,
): LabelRequest[] {
  const single = clusters.flatMap(({ members }) => (members.length === 1 ? members : []));
  const isSelected = ({ code }: { code: string }) => code === selectedCode;
  return [...single.filter(isSelected), ...single.filter((branch) => !isSelected(branch))].flatMap((branch) => {
    const radius = isSelected(branch) ? selectedPinRadius : pinRadius;
    return requestOf(screen, `branch ${branch.code}`, branch.city, "branch", branch.position, radius);
  });
}

export function stateLabels(states: Labels["states"], screen: Screen): LabelRequest[] {
  const { zoom } = screen;
  const isShort = zoom <= stateZooms.short[1];
  if (zoom < stateZooms.short[0] || zoom > stateZooms.full[1]) return [];
  return states.flatMap((state) =>
    requestOf(screen, `state ${state.name}`, isShort ? state.abbreviation : state.name, "state", state, 0),
  );
}

export function placeRequests(places: readonly Place[], taken: ReadonlySet<string>, screen: Screen): LabelRequest[] {
  const least = minPopulations.find(([zoom]) => screen.zoom <= zoom)?.[1] ?? 0;
  return places
    .filter(({ name, population }) => population >= least && !taken.has(name))
    .flatMap((place) => requestOf(screen, `place ${place.name} ${place.longitude}`, place.name, "place", place, 0));
}

function requestOf(
  screen: Screen,
  key: string,
  text: string,
  kind: LabelRequest["kind"],
  at: { readonly latitude: number; readonly longitude: number },
  radius: number,
): LabelRequest[] {
  const point = screen.pointOf(at);
  if (!point) return [];
  return [{ key, text, kind, ...point, width: screen.widthOf(text, kind), height: heights[kind], pinRadius: radius }];
}
