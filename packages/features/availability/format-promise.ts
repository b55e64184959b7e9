import { inDigits } from "@capstan/ui/digits";
import type { Day } from "@capstan/platform/day";
import { dayOfYear } from "@capstan/platform/format-time";
import type { LinePromise, PromisePart } from "./line-promise.ts";

/** "Ships today", "12 ready for pickup Nov 17, 8 backordered until Dec 2". */
export function formatPromise({ parts }: LinePromise, today: Day): string {
  const texts = parts.map((part) => partText(part, { isSplit: parts.length > 1, today }));
  const all = texts.join(", ");
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** What else the buyer has to know of how it comes. */
export function promiseNotes({ carrier, isHazardous, fulfilment }: LinePromise): readonly string[] {
  return [
    ...(carrier === "freight" && fulfilment === "ship"
      ? ["Ships by truck freight. The carrier calls to schedule delivery."]
      : []),
    ...(isHazardous && fulfilment === "ship" ? ["Hazardous material. Ships by ground only."] : []),
  ];
}

function partText({ quantity, kind, on }: PromisePart, { isSplit, today }: { isSplit: boolean; today: Day }): string {
  const count = isSplit ? `${inDigits(quantity)} ` : "";
  if (kind === "ship") return `${count}${isSplit && quantity > 1 ? "ship" : "ships"} ${dayText(on, today)}`;
  if (kind === "pickup") return `${count}ready for pickup ${dayText(on, today)}`;
  return on === null ? `${count}backordered, date not known` : `${count}backordered until ${dayText(on, today)}`;
}

function dayText(on: Day | null, today: Day): string {
  if (on === null) return "on a day not known";
  return on === today ? "today" : dayOfYear(on);
}

/** A promise in words, as pages show it. */
export interface PromiseText {
  /** All of it is there: nothing waits for a delivery. */
  readonly isInStock: boolean;
  readonly text: string;
  readonly notes: readonly string[];
}

export function promiseText(promise: LinePromise, today: Day): PromiseText {
  return {
    isInStock: promise.parts.every(({ kind }) => kind !== "backorder"),
    text: formatPromise(promise, today),
    notes: promiseNotes(promise),
  };
}
