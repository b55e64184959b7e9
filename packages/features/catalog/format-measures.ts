const unit =
  "(?:sq in|sq ft|fl oz|in-lb|in|ft|mm|cm|m|mil|gal|qt|pt|oz|lb|psi|rpm|hp|ga|AWG|V|A|W|K|kN|kA|dB|µm|°F|°C)";
const beforeUnit = new RegExp(`(?<=\\d) (?=${unit}(?![\\w-]))`, "g");
const times = /(?<=[\d"'](?: (?:in|ft|mm))?) ?x ?(?=[\d#.])/g;

/** Sizes as they are printed: "3 x 1-1/4 in" with a multiplication sign, and without a place where a line could break. */
export function formatMeasures(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(times, "\u00A0×\u00A0").replace(beforeUnit, "\u00A0");
}
