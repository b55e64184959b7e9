import { Loading } from "@capstan/ui/loading";
import { lazyComponent } from "@capstan/ui/on-intent";
import { useEffect, useState } from "react";
import { type LocatedBranch, isNear } from "../located-branch.ts";
import type { BranchMapProps, MapBranch } from "../map/branch-map.tsx";
import type { MapsSettings, Position } from "../map/maps-service.ts";

const map = lazyComponent(async () => (await import("../map/branch-map.tsx")).BranchMap);

interface MapPaneProps {
  readonly settings: MapsSettings | null;
  readonly branches: readonly LocatedBranch[];
  readonly selectedCode: string | null;
  readonly center: Position | null;
  readonly onSelect: (code: string) => void;
  readonly onFail: (error: unknown) => void;
}

/** The map's code comes when somebody wants to see it. */
export function MapPane({ settings, branches, selectedCode, center, onSelect, onFail }: MapPaneProps) {
  const [BranchMap, setBranchMap] = useState(map.loaded);
  useEffect(() => {
    map.load().then((loaded) => setBranchMap(() => loaded), onFail);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is loaded once, with the pane
  }, []);

  const props: Omit<BranchMapProps, "settings"> = {
    branches: markersOf(branches),
    selectedCode,
    center,
    onSelect,
    onFail: () => onFail("The map failed"),
  };
  return (
    <div className="locator-map-pane">
      {BranchMap !== undefined && settings !== null ? <BranchMap {...props} settings={settings} /> : <Loading />}
    </div>
  );
}

/** Spec 5: only branches under 250 miles away are on the map, with their numbers in the list. */
function markersOf(branches: readonly LocatedBranch[]): readonly MapBranch[] {
  return branches
    .map(({ code, city, position, isDefault, distance }, at) => ({
      code,
      number: at + 1,
      city,
      position,
      isDefault,
      distance,
    }))
    .filter(isNear);
}
