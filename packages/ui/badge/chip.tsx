import "./badge.css";
import { X } from "lucide-react";

export type ChipProps = {
  label: string;
  removeLabel?: string;
} & ({ onRemove: () => void; removeHref?: undefined } | { removeHref: string; onRemove?: undefined });

/** One thing that is set, with a way to unset it; as a link it works before script arrives. */
export function Chip({ label, removeLabel = `Remove ${label}`, onRemove, removeHref }: ChipProps) {
  return (
    <span className="chip">
      {label}
      {removeHref === undefined ? (
        <button type="button" aria-label={removeLabel} className="chip-remove" onClick={onRemove}>
          <X size={14} />
        </button>
      ) : (
        <a href={removeHref} aria-label={removeLabel} className="chip-remove">
          <X size={14} />
        </a>
      )}
    </span>
  );
}
