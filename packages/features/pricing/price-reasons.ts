import { type Day, periodStateOn } from "@capstan/platform/day";
import { type Money, formatMoney, lineTotal } from "@capstan/platform/money";
import { formatDay } from "./format-day.ts";
import type { Considered, ContractPrice, PriceAnswer, PriceFile, Verdict } from "./pricing.ts";
import { type ExplainedPrice, type PriceQuestion, resolvePrice } from "./resolve-price.ts";

/** Why a price is what it is, in the words of the popover beside it. */
export interface PriceReasons {
  /** The rule that gave the price. */
  readonly rule: PriceAnswer["kind"];
  readonly title: string;
  readonly detail: string;
  readonly rows: readonly PriceReasonRow[];
  /** The next quantity at which a unit costs less. */
  readonly nextBreak: NextBreak | null;
  /** When the price ends and what follows, where that is known. */
  readonly ends: string | null;
}

export interface PriceReasonRow {
  readonly label: string;
  readonly price: string;
  readonly isChosen: boolean;
  /** Why it is not the price; null for the one that is, and for what is only there to compare with. */
  readonly why: string | null;
}

export interface NextBreak {
  readonly quantity: number;
  /** How many more than now. */
  readonly more: number;
  readonly price: string;
  readonly savingEach: string;
  /** What that quantity comes to. */
  readonly total: string;
}

const verdictTexts: Readonly<Record<Verdict, string | null>> = {
  chosen: null,
  "not-yet": "not yet in effect",
  over: "no longer in effect",
  "quantity-too-small": "for larger quantities",
  "larger-break-applies": "for smaller quantities",
  "newer-agreement-applies": "replaced by a newer agreement",
  "contract-is-lower": "your contract is lower",
  "promotion-is-lower": "the promotion is lower",
  "contract-comes-first": "your contract comes first",
  "clearance-comes-first": "the clearance price comes first",
  "promotion-comes-first": "the promotion comes first",
  "newer-price-applies": "replaced by a newer price",
  "hidden-until-sign-in": null,
};

/** What was over before is of no interest to a buyer, and what is shown to nobody yet stays hidden here too. */
export function priceReasons(file: PriceFile, question: PriceQuestion): PriceReasons {
  const explained = resolvePrice(file, question);
  const { answer, why } = explained;
  const shown = why.filter(({ verdict }) => verdict !== "over").filter((considered) => isShown(considered, question));
  const nextBreak = answer.kind === "contract" ? nextBreakOf(answer, question.quantity) : null;
  return {
    rule: answer.kind,
    ...textsOf(explained, nextBreak),
    rows: answer.kind === "sign-in" ? [] : rowsOf(answer, shown),
    nextBreak,
    ends: endsOf(answer, file, question),
  };
}

function isShown(considered: Considered, { isSignedIn }: PriceQuestion): boolean {
  return considered.source === "contract" || isSignedIn || !considered.row.needsSignIn;
}

interface Texts {
  readonly title: string;
  readonly detail: string;
}

const otherTexts: Readonly<Record<"web" | "sign-in" | "none", Texts>> = {
  web: { title: "The price on the web, for everyone", detail: "No contract of yours covers this item." },
  "sign-in": { title: "Sign in to see the price", detail: "Prices of this item are shown to customers." },
  none: { title: "No price on file", detail: "Call us for a price." },
};

function textsOf({ answer, why }: ExplainedPrice, nextBreak: NextBreak | null): Texts {
  if (answer.kind === "contract") return contractTexts(why, nextBreak);
  if (answer.kind !== "sale" && answer.kind !== "clearance") return otherTexts[answer.kind];
  const isLower = why.some(({ source, verdict }) => source === "contract" && verdict === "promotion-is-lower");
  if (isLower)
    return {
      title: `The ${answer.kind} price is lower than your contract`,
      detail: "You always pay the lowest price that applies.",
    };
  return { title: answer.kind === "sale" ? "On sale" : "Clearance", detail: "For everyone, while it lasts." };
}

function contractTexts(why: readonly Considered[], nextBreak: NextBreak | null): Texts {
  if (nextBreak)
    return {
      title: `${nextBreak.more} more, ${nextBreak.savingEach} off each`,
      detail: "Your contract has quantity breaks.",
    };
  const row = why.find(({ verdict }) => verdict === "chosen")?.row;
  const until = row && row.endsOn !== "infinity" ? `, to ${formatDay(row.endsOn)}` : "";
  return { title: "Your contract price", detail: `Agreed for your account${until}.` };
}

/** The prices that could have been, from what everybody pays to what is agreed; the largest quantity last. */
function rowsOf(answer: PriceAnswer, shown: readonly Considered[]): readonly PriceReasonRow[] {
  const web = shown.filter((considered) => considered.source === "web").map(webRow);
  const contracts = shown
    .filter((considered) => considered.source === "contract")
    .toSorted((one, other) => one.row.minimumQuantity - other.row.minimumQuantity);
  const reference = answer.kind === "contract" ? answer.referencePrice : null;
  const breaks = contracts.map(({ row }) => row);
  return [
    ...web,
    ...(reference === null ? [] : [comparedRow("Contract Reference Price", reference)]),
    ...contracts.map(({ row, verdict }) => contractRow(row, verdict, breaks)),
  ];
}

function webRow({ row, verdict }: Extract<Considered, { source: "web" }>): PriceReasonRow {
  const labels = { web: "Web Price", sale: "Sale", clearance: "Clearance" } as const;
  return { label: labels[row.kind], price: formatMoney(row.price), ...standingOf(verdict, row.startsOn) };
}

function contractRow(row: ContractPrice, verdict: Verdict, all: readonly ContractPrice[]): PriceReasonRow {
  const next = all
    .filter(({ startsOn, minimumQuantity }) => startsOn === row.startsOn && minimumQuantity > row.minimumQuantity)
    .map(({ minimumQuantity }) => minimumQuantity)
    .toSorted((one, other) => one - other)[0];
  const isOnly = next === undefined && row.minimumQuantity === 1;
  const range = next === undefined ? `${row.minimumQuantity} and up` : `${row.minimumQuantity} to ${next - 1}`;
  return {
    label: isOnly ? "Your Price" : `Your Price, ${range}`,
    price: formatMoney(row.price),
    ...standingOf(verdict, row.startsOn),
  };
}

function standingOf(verdict: Verdict, startsOn: Day): Pick<PriceReasonRow, "isChosen" | "why"> {
  const why = verdict === "not-yet" ? `from ${formatDay(startsOn)} on` : verdictTexts[verdict];
  return { isChosen: verdict === "chosen", why };
}

function comparedRow(label: string, price: Money): PriceReasonRow {
  return { label, price: formatMoney(price), isChosen: false, why: null };
}

function nextBreakOf(
  { price, nextBreak }: Extract<PriceAnswer, { kind: "contract" }>,
  quantity: number,
): NextBreak | null {
  if (nextBreak === null) return null;
  const saving = (price - nextBreak.price) as Money;
  return {
    quantity: nextBreak.minimumQuantity,
    more: nextBreak.minimumQuantity - quantity,
    price: formatMoney(nextBreak.price),
    savingEach: formatMoney(saving),
    total: formatMoney(lineTotal(nextBreak.price, nextBreak.minimumQuantity)),
  };
}

/** What follows is found by asking again without what ends. */
function endsOf(answer: PriceAnswer, file: PriceFile, question: PriceQuestion): string | null {
  if ((answer.kind !== "sale" && answer.kind !== "clearance") || answer.endsOn === "infinity") return null;
  const web = file.web.filter((row) => row.kind !== answer.kind || periodStateOn(row, question.on) !== "now");
  const { answer: after } = resolvePrice({ ...file, web }, question);
  const then = "price" in after ? ` Then ${formatMoney(after.price)}.` : "";
  return `Ends ${formatDay(answer.endsOn)}.${then}`;
}
