import type { LoadAnswer } from "@capstan/features/test-kit/server";
import { randomBytes } from "node:crypto";
import type { ModelOutcome } from "../cart-model.ts";

const maxQuantity = 40;

export function outcomeOf(what: string, answer: LoadAnswer): ModelOutcome {
  if (answer.isKnown && answer.status === 200 && !answer.body.includes("ITEM_NOT_ADDED")) return "done";
  if (answer.isKnown && answer.status === 404) return "missing";
  throw new Error(`${what}: ${JSON.stringify(answer).slice(0, 500)}`);
}

export function isChangedElsewhere(answer: LoadAnswer): boolean {
  return answer.isKnown && answer.status === 409 && answer.body.includes("CART_CHANGED");
}

export function anyOf<One>(list: readonly One[]): One | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

export function anyQuantity(): number {
  return 1 + Math.floor(Math.random() * maxQuantity);
}

export function newKey(): string {
  return randomBytes(16).toString("hex");
}
