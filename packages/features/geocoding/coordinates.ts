export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const degrees = String.raw`([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|''|’’))?)?`;
const pair = new RegExp(
  String.raw`^\(?\s*(?:lat(?:itude)?\s*:?\s*)?${degrees}\s*([NS])?\s*[,;\s]\s*(?:(?:lng|lon(?:g(?:itude)?)?)\s*:?\s*)?${degrees}\s*([EW])?\s*\)?$`,
  "i",
);

/** "41.88, -87.63", "41.88 N 87.63 W", 41°52'55"N 87°37'40"W. Undefined: the text is none; null: none on this earth. */
export function readCoordinates(text: string): Position | null | undefined {
  const match = pair.exec(text.trim().replaceAll(/[−–]/g, "-"));
  if (!match) return undefined;
  const [, northDegrees, northMinutes, northSeconds, north, eastDegrees, eastMinutes, eastSeconds, east] = match;
  // Two whole numbers are no coordinates: "100 200" may be anything.
  if (!/[.°]/.test(text) && (north === undefined || east === undefined)) return undefined;
  const latitude = decimal([northDegrees, northMinutes, northSeconds]) * (/s/i.test(north ?? "") ? -1 : 1);
  const longitude = decimal([eastDegrees, eastMinutes, eastSeconds]) * (/w/i.test(east ?? "") ? -1 : 1);
  return isPosition({ latitude, longitude }) ? { latitude, longitude } : null;
}

/** Spec 8: latitude 0 and longitude 0 mean nowhere. */
export function isPosition({ latitude, longitude }: Position): boolean {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && !(latitude === 0 && longitude === 0);
}

function decimal([whole = "0", minutes = "0", seconds = "0"]: readonly (string | undefined)[]): number {
  const sign = whole.startsWith("-") ? -1 : 1;
  return sign * (Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3_600);
}
