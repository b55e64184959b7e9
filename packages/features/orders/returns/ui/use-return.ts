import { type Money, moneyOf } from "@capstan/platform/money";
import { useState } from "react";
import { type Refund, refundOf } from "../refund.ts";
import { choiceOf, quantityIn, reasonIn } from "../return-form.ts";
import { reasonOf } from "../return-reasons.ts";
import type { LineChoice, ReturnPageView, ReturnableLine } from "../return-view.ts";

export type ReturnMethod = "label" | "branch";

export interface ReturnChoices {
  readonly method: ReturnMethod;
  readonly setMethod: (method: ReturnMethod) => void;
  readonly choiceOf: (line: number) => LineChoice;
  readonly change: (line: number, change: Partial<LineChoice>) => void;
  readonly chosen: readonly ReturnableLine[];
  readonly refund: Refund;
  /** What the label costs with what is chosen. */
  readonly labelFee: Money;
}

/** What is chosen, and what it would be refunded by the rule that refunds it later. */
export function useReturn(view: ReturnPageView, form: Readonly<Record<string, string>>): ReturnChoices {
  const [method, setMethod] = useState<ReturnMethod>(form["method"] === "branch" ? "branch" : "label");
  const [choices, setChoices] = useState<Readonly<Record<number, LineChoice>>>(() =>
    Object.fromEntries(view.lines.map(({ line }) => [line, choiceOf(form, line)])),
  );
  const of = (line: number) => choices[line] ?? { isChosen: false, quantity: "", reason: "" };
  const chosen = view.lines.filter(({ line, left }) => left > 0 && of(line).isChosen);
  const units = chosen.flatMap(({ line, left }) => {
    const [quantity, reason] = [quantityIn(of(line).quantity), reasonIn(of(line).reason)];
    return quantity === null || quantity > left ? [] : [{ line, quantity, reason: reason ?? ("too-many" as const) }];
  });
  const hazardous = new Set(chosen.filter(({ isHazardous }) => isHazardous).map(({ line }) => line));
  const isCharged = units.some(({ line, reason }) => !reasonOf(reason).isOurFault && !hazardous.has(line));
  const labelFee = isCharged ? amountOf(view.labelPrice) : (0n as Money);
  return {
    method,
    setMethod,
    choiceOf: of,
    change: (line, change) => setChoices((before) => ({ ...before, [line]: { ...of(line), ...change } })),
    chosen,
    labelFee,
    refund: refundOf(view.lines.map(soldOf), units, method === "label" ? labelFee : (0n as Money)),
  };
}

function soldOf(line: ReturnableLine) {
  return {
    ...line,
    quantity: line.ordered,
    lineTotal: amountOf(line.lineTotal),
    tax: amountOf(line.tax),
    freight: amountOf(line.freight),
    freightTax: amountOf(line.freightTax),
  };
}

function amountOf(text: string): Money {
  return moneyOf(text) ?? (0n as Money);
}
