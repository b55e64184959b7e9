import { type ReturnReasonCode, returnReasonCodes } from "./return-reasons.ts";
import type { LineChoice } from "./return-view.ts";

/** The fields of a line that is chosen: a plain form can't send a list. */
export const lineFields = {
  chosen: (line: number) => `line-${line}`,
  quantity: (line: number) => `quantity-${line}`,
  reason: (line: number) => `reason-${line}`,
  photos: (line: number) => `photos-${line}`,
} as const;

type Form = Readonly<Record<string, unknown>>;

/** The numbers of the lines that are ticked. */
export function chosenLines(form: Form): readonly number[] {
  return Object.keys(form).flatMap((name) => {
    const line = /^line-(?<line>\d{1,6})$/.exec(name)?.groups?.["line"];
    return line === undefined ? [] : [Number(line)];
  });
}

export function choiceOf(form: Form, line: number): LineChoice {
  const textIn = (name: string) => {
    const value = form[name];
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    isChosen: Object.hasOwn(form, lineFields.chosen(line)),
    quantity: textIn(lineFields.quantity(line)),
    reason: textIn(lineFields.reason(line)),
  };
}

/** Null where it is no quantity. */
export function quantityIn(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

export function reasonIn(text: string): ReturnReasonCode | null {
  return returnReasonCodes.find((code) => code === text) ?? null;
}
