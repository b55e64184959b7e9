/** The map's colors, read from the tokens: a canvas knows no custom properties. */
export interface Palette {
  readonly land: string;
  readonly neighbour: string;
  readonly water: string;
  readonly shore: string;
  readonly border: string;
  readonly stateLine: string;
  readonly countyLine: string;
}

export function readPalette(element: Element, style: "roadmap" | "relief" = "roadmap"): Palette {
  const styles = getComputedStyle(element);
  const prefix = style === "relief" ? "--map-relief-" : "--map-";
  const token = (name: string) =>
    styles.getPropertyValue(prefix + name).trim() || styles.getPropertyValue(`--map-${name}`).trim();
  return {
    land: token("land"),
    neighbour: token("neighbour"),
    water: token("water"),
    shore: token("shore"),
    border: token("border"),
    stateLine: token("state-line"),
    countyLine: token("county-line"),
  };
}
