export interface OpeningHours {
  /** "07:00". */
  readonly opens: string;
  readonly closes: string;
}

const time = String.raw`(\d{1,2})(?::(\d\d))?\s*([ap])\.?\s*m\.?`;
const fromTo = new RegExp(String.raw`^\s*${time}\s*(?:-|–|to)\s*${time}\s*$`, "i");

/** "7:00 AM - 5:00 PM" for machines; null where the operator wrote something else. */
export function readHours(text: string): OpeningHours | null {
  const match = fromTo.exec(text);
  if (!match) return null;
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = match;
  const opens = clockTime(fromHour, fromMinute, fromHalf);
  const closes = clockTime(toHour, toMinute, toHalf);
  return opens !== null && closes !== null ? { opens, closes } : null;
}

function clockTime(hour = "", minute = "00", half = ""): string | null {
  const isInRange = Number(hour) >= 1 && Number(hour) <= 12 && Number(minute) < 60;
  if (!isInRange) return null;
  const of24 = (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(of24).padStart(2, "0")}:${minute}`;
}
