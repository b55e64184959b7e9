import { weekdayAndTime } from "@capstan/platform/format-time";
import { countsSince } from "@capstan/features/cart/server";
import { type AskedRestriction, assessSale } from "@capstan/features/compliance/server";
import type { AnswerView, QuestionView } from "./checkout.ts";
import type { CheckoutState } from "./load-checkout.server.ts";

interface OpenQuestion {
  readonly sku: string;
  readonly line: number;
  readonly quantity: number;
  readonly restriction: AskedRestriction;
  /** Where the line goes: an answer holds for this place. */
  readonly place: { readonly state: string; readonly zip: string; readonly name: string };
}

/** The questions that lines wait for, by where each line goes. What is refused whatever is answered asks nothing. */
export function openQuestionsOf(state: CheckoutState): readonly OpenQuestion[] {
  const { lines, facts, on } = state;
  return lines.flatMap(({ sku, quantity, addedAt }, at) => {
    const item = facts.items.get(sku);
    if (!item || item.restrictions.length === 0) return [];
    const place = placeOf(state, sku);
    const { blocked, open } = assessSale({
      restrictions: item.restrictions.flatMap((code) => facts.restrictions.get(code) ?? []),
      customerKind: facts.buyer?.customerKind ?? null,
      shipTo: place,
      decisions: facts.decisions.get(sku) ?? [],
      on,
      since: countsSince(addedAt),
    });
    return blocked ? [] : open.map((restriction) => ({ sku, line: at + 1, quantity, restriction, place }));
  });
}

function placeOf({ choices, branch, delivery }: CheckoutState, sku: string): OpenQuestion["place"] {
  if (branch && choices.pickup?.skus.includes(sku))
    return { state: branch.state, zip: branch.zip, name: `${branch.city}, ${branch.state}` };
  const { city, state, zip } = delivery.address;
  return { state, zip, name: `${city}, ${state}` };
}

export function questionViews(state: CheckoutState): readonly QuestionView[] {
  return openQuestionsOf(state).map(({ sku, line, quantity, restriction, place }) => {
    const isState = restriction.kind === "stateRestricted";
    const decisions = state.facts.decisions.get(sku) ?? [];
    return {
      sku,
      line,
      quantity,
      name: state.facts.items.get(sku)?.name ?? sku,
      restriction: restriction.code,
      question:
        restriction.question ??
        (isState ? "Will this product be shipped to a state where it is restricted?" : "Do you agree?"),
      message: restriction.message,
      // Spec 4: of a state's question, No counts as agree and Yes as cancel.
      agree: isState ? "No" : "Agree",
      decline: isState ? "Yes" : "Cancel",
      isAskedAgain: decisions.some(
        ({ restrictionCode, decision, zip }) =>
          restrictionCode === restriction.code && decision === "agreed" && zip !== place.zip,
      ),
      place: place.name,
    };
  });
}

export function answerViews({ quote, facts }: CheckoutState): readonly AnswerView[] {
  return (quote?.order.lines ?? []).flatMap(({ sku, compliance }) =>
    compliance.agreed.map(({ restriction, decidedAt }) => ({
      sku,
      restriction,
      title: facts.restrictions.get(restriction)?.title ?? restriction,
      answeredAt: weekdayAndTime(new Date(decidedAt)),
    })),
  );
}
