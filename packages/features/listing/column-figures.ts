const figureAndUnit = /^\S*\d\S*\s(?<unit>\D+)$/;

/** What every figure of a column is counted in; "" where they differ or one is no figure. Empty cells don't count. */
export function sharedUnit(texts: readonly string[]): string {
  const units = new Set(texts.filter((text) => text !== "").map((text) => figureAndUnit.exec(text)?.groups?.["unit"]));
  const [unit = ""] = units;
  return units.size === 1 ? unit : "";
}

/** A figure without the unit that its column's head says. */
export function bareFigure(text: string, unit: string): string {
  return unit === "" || text === "" ? text : text.slice(0, -unit.length - 1);
}
