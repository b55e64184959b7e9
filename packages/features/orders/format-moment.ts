import { storeTimeZone } from "@capstan/platform/store-time";

const moments = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: storeTimeZone,
  timeZoneName: "short",
});

/** "Mon, Nov 16, 11:46 AM CST": where the store's people are. */
export function formatMoment(moment: Date): string {
  return moments.format(moment);
}

export function countOf(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
}
