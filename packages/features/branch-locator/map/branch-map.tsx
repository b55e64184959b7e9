import "./leaflet.css";
import "./branch-map.css";
import { Loading } from "@capstan/ui/loading";
import { type ReactElement, useRef, useState } from "react";
import { MapControls } from "./map-controls.tsx";
import type { MapBranch, MapType } from "./map-view.ts";
import type { MapsSettings, Position } from "./maps-service.ts";
import { useMapView } from "./use-map-view.ts";

export type { MapBranch } from "./map-view.ts";

export interface BranchMapProps {
  readonly settings: MapsSettings;
  readonly branches: readonly MapBranch[];
  readonly selectedCode: string | null;
  /** Null: the fixed downtown default. */
  readonly center: Position | null;
  readonly onSelect: (code: string) => void;
  readonly onFail: () => void;
}

/** Spec 2.6/4. The map itself comes on demand: this frame is there at once. */
export function BranchMap(props: BranchMapProps): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  const [type, setType] = useState<MapType>("roadmap");
  const { isReady, zoom, zoomBy } = useMapView(container, type, props);
  return (
    <div className="branch-map">
      <div
        ref={container}
        className="branch-map-canvas"
        role="application"
        aria-label="Map of branches. Arrow keys move it, plus and minus zoom."
        aria-busy={!isReady}
        data-zoom={zoom}
      />
      {isReady ? (
        <MapControls settings={props.settings} type={type} zoom={zoom} onType={setType} onZoom={zoomBy} />
      ) : (
        <div className="branch-map-loading">
          <Loading title="Loading the map" />
        </div>
      )}
    </div>
  );
}

/** For React.lazy. @public @alias */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default BranchMap;
