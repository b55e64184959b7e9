import type { Ink, Stop } from "./art.ts";
import { round } from "./round.ts";

export function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${round(offset)}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
}

export function inkMarkup({
  fill,
  stroke,
  width,
  opacity,
  strokeOpacity,
  fillOpacity,
  dash,
  cap,
  evenOdd,
}: Ink): string {
  const parts: readonly (readonly [string, string | number | undefined])[] = [
    ["fill", fill],
    ["stroke", stroke],
    ["stroke-width", stroke === undefined ? undefined : round(width ?? 1.3)],
    ["stroke-linejoin", stroke === undefined ? undefined : "round"],
    ["stroke-linecap", cap],
    ["stroke-dasharray", dash],
    ["stroke-opacity", strokeOpacity],
    ["fill-opacity", fillOpacity],
    ["opacity", opacity],
    ["fill-rule", evenOdd ? "evenodd" : undefined],
  ];
  return parts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}
