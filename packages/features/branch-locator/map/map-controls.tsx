import { IconButton } from "@capstan/ui/icon-button";
import { Segmented } from "@capstan/ui/segmented";
import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { maxZoom, minZoom } from "./camera.ts";
import type { MapType } from "./map-view.ts";
import type { MapsSettings } from "./maps-service.ts";

const mapTypes = [
  { value: "roadmap", label: "Roadmap" },
  { value: "satellite", label: "Satellite" },
] as const;

const ownSources = "US Census, Natural Earth, GeoNames";

interface MapControlsProps {
  readonly settings: MapsSettings;
  readonly type: MapType;
  readonly zoom: number;
  readonly onType: (type: MapType) => void;
  readonly onZoom: (steps: number) => void;
}

export function MapControls({ settings, type, zoom, onType, onZoom }: MapControlsProps) {
  const name = useId();
  const attribution = attributionOf(settings, type);
  const hasImagery = settings.provider === "google" || settings.imageryUrl !== null;
  return (
    <>
      <div className="branch-map-types">
        <Segmented
          label="Map type"
          name={name}
          segments={mapTypes}
          value={type}
          onChange={(value) => onType(value === "satellite" ? "satellite" : "roadmap")}
        />
      </div>
      <div className="branch-map-zoom">
        <IconButton label="Zoom in" disabled={zoom >= maxZoom} onClick={() => onZoom(1)}>
          <Plus size={18} aria-hidden />
        </IconButton>
        <IconButton label="Zoom out" disabled={zoom <= minZoom} onClick={() => onZoom(-1)}>
          <Minus size={18} aria-hidden />
        </IconButton>
      </div>
      <div className="branch-map-notes">
        {type === "satellite" && !hasImagery && (
          <p role="status">Shaded relief. Satellite imagery is not available in this store.</p>
        )}
        {attribution !== null && <p className="branch-map-attribution">{attribution}</p>}
      </div>
    </>
  );
}

/** Google's map names its sources itself. */
function attributionOf({ provider, tileAttribution, imageryUrl, imageryAttribution }: MapsSettings, type: MapType) {
  if (provider === "google") return null;
  if (type === "satellite") return imageryUrl === null ? `${ownSources}, NASA` : (imageryAttribution ?? null);
  return provider === "tiles" ? tileAttribution : ownSources;
}
