export { type ShipmentFacts, freightLabel, groupTitle, shipmentText, whenText } from "./format-group.ts";
export { countOf, formatMoment } from "./format-moment.ts";
export { groupLines } from "./group-lines.ts";
