/// <reference types="google.maps" />
import { pinRadius, selectedPinRadius } from "../pin-size.ts";

/** A numbered circle as on the other maps, in the colors of the tokens. */
export function googlePin(
  maps: typeof google.maps,
  element: Element,
  { text, isSelected }: { readonly text: string; readonly isSelected: boolean },
): Pick<google.maps.MarkerOptions, "icon" | "label"> {
  const styles = getComputedStyle(element);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  const ink = token("--surface");
  return {
    icon: {
      path: maps.SymbolPath.CIRCLE,
      scale: isSelected ? selectedPinRadius : pinRadius,
      fillColor: token(isSelected ? "--action" : "--marine"),
      fillOpacity: 1,
      strokeColor: ink,
      strokeWeight: 2,
    },
    label: { text, color: ink, fontWeight: "700", fontSize: isSelected ? "16px" : "13px" },
  };
}
