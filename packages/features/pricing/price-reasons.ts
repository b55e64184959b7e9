import { inDigits } from "@capstan/ui/digits";
import { dayAndYear } from "@capstan/platform/format-time";
import { type Day, periodStateOn } from "@capstan/platform/day";
import { type Money, formatMoney, lineTotal } from "@capstan/platform/money";
import type { Considered, ContractPrice, PriceAnswer, PriceFile, Verdict } from "./pricing.ts";
import { type ExplainedPrice, type PriceQuestion, resolvePrice } from "./resolve-price.ts";

export interface ReasonsQuestion extends PriceQuestion {
  readonly hasAccount: boolean;
  /** What a unit is called where quantities are counted in it: a pack, a box; null for single pieces. */
  readonly container: Container | null;
  /** The next quantity that whole packs allow: a break is worth naming only where it can be ordered. */
  orderable(quantity: number): number;
}

export interface Container {
  readonly one: string;
  readonly several: string;
}

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
  /** What a contract saves against the price for everyone. */
  readonly saving: string | null;
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
export function priceReasons(file: PriceFile, question: ReasonsQuestion): PriceReasons {
  const explained = resolvePrice(file, question);
  const { answer, why } = explained;
  const shown = why.filter(({ verdict }) => verdict !== "over").filter((considered) => isShown(considered, question));
  const nextBreak = answer.kind === "contract" ? nextBreakOf(answer, file, question) : null;
  return {
    rule: answer.kind,
    ...textsOf(explained, nextBreak, question),
    rows: answer.kind === "sign-in" ? [] : rowsOf(answer, shown, question),
    nextBreak,
    ends: endsOf(answer, file, question),
    saving: savingOf(answer, file, question),
  };
}

function isShown(considered: Considered, { isSignedIn }: PriceQuestion): boolean {
  return considered.source === "contract" || isSignedIn || !considered.row.needsSignIn;
}

interface Texts {
  readonly title: string;
  readonly detail: string;
}

const otherTexts: Readonly<Record<"sign-in" | "none", Texts>> = {
  "sign-in": { title: "Sign in to see the price", detail: "Prices of this item are shown to customers." },
  none: { title: "No price on file", detail: "Call us for a price." },
};

function textsOf({ answer, why }: ExplainedPrice, nextBreak: NextBreak | null, question: ReasonsQuestion): Texts {
  if (answer.kind === "contract") return contractTexts(why, nextBreak, question);
  if (answer.kind === "web") return webTexts(question);
  if (answer.kind !== "sale" && answer.kind !== "clearance") return otherTexts[answer.kind];
  const isLower = why.some(({ source, verdict }) => source === "contract" && verdict === "promotion-is-lower");
  if (isLower)
    return {
      title: `The ${answer.kind} price is lower than your contract`,
      detail: "You always pay the lowest price that applies.",
    };
  return { title: answer.kind === "sale" ? "On sale" : "Clearance", detail: "For everyone, while it lasts." };
}

function webTexts({ hasAccount, isSignedIn }: ReasonsQuestion): Texts {
  const title = "The price on the web, for everyone";
  if (hasAccount) return { title, detail: "No contract of yours covers this item." };
  return {
    title,
    detail: isSignedIn ? "Work in an account to get its prices." : "Sign in to see the price of your account.",
  };
}

function contractTexts(why: readonly Considered[], nextBreak: NextBreak | null, { container }: ReasonsQuestion): Texts {
  if (nextBreak)
    return {
      title: `${counted(nextBreak.more, container)} more, ${nextBreak.savingEach} off each`,
      detail: "Your contract has quantity breaks.",
    };
  const row = why.find(({ verdict }) => verdict === "chosen")?.row;
  const until = row && row.endsOn !== "infinity" ? `, to ${dayAndYear(row.endsOn)}` : "";
  return { title: "Your contract price", detail: `Agreed for your account${until}.` };
}

/** The prices that could have been, from what everybody pays to what is agreed; the largest quantity last. */
function rowsOf(
  answer: PriceAnswer,
  shown: readonly Considered[],
  { container }: ReasonsQuestion,
): readonly PriceReasonRow[] {
  const web = shown.filter((considered) => considered.source === "web").map(webRow);
  const contracts = shown
    .filter((considered) => considered.source === "contract")
    .toSorted((one, other) => one.row.minimumQuantity - other.row.minimumQuantity);
  const reference = answer.kind === "contract" ? answer.referencePrice : null;
  const breaks = contracts.map(({ row }) => row);
  return [
    ...web,
    ...(reference === null ? [] : [comparedRow("Contract Reference Price", reference)]),
    ...contracts.map(({ row, verdict }) => contractRow(row, verdict, { breaks, container })),
  ];
}

function webRow({ row, verdict }: Extract<Considered, { source: "web" }>): PriceReasonRow {
  const labels = { web: "Web Price", sale: "Sale", clearance: "Clearance" } as const;
  return { label: labels[row.kind], price: formatMoney(row.price), ...standingOf(verdict, row.startsOn) };
}

interface Breaks {
  readonly breaks: readonly ContractPrice[];
  readonly container: Container | null;
}

function contractRow(row: ContractPrice, verdict: Verdict, { breaks, container }: Breaks): PriceReasonRow {
  const next = breaks
    .filter(({ startsOn, minimumQuantity }) => startsOn === row.startsOn && minimumQuantity > row.minimumQuantity)
    .map(({ minimumQuantity }) => minimumQuantity)
    .toSorted((one, other) => one - other)[0];
  const isOnly = next === undefined && row.minimumQuantity === 1;
  const range =
    next === undefined
      ? `${counted(row.minimumQuantity, container)} and up`
      : `${row.minimumQuantity} to ${counted(next - 1, container)}`;
  return {
    label: isOnly ? "Your Price" : `Your Price, ${range}`,
    price: formatMoney(row.price),
    ...standingOf(verdict, row.startsOn),
  };
}

function standingOf(verdict: Verdict, startsOn: Day): Pick<PriceReasonRow, "isChosen" | "why"> {
  const why = verdict === "not-yet" ? `from ${dayAndYear(startsOn)} on` : verdictTexts[verdict];
  return { isChosen: verdict === "chosen", why };
}

function comparedRow(label: string, price: Money): PriceReasonRow {
  return { label, price: formatMoney(price), isChosen: false, why: null };
}

function counted(count: number, container: Container | null): string {
  const digits = inDigits(count);
  return container ? `${digits} ${count === 1 ? container.one : container.several}` : digits;
}

/** A break that no whole number of packs meets is named with the quantity that does, and with the price there. */
function nextBreakOf(
  { price, nextBreak }: Extract<PriceAnswer, { kind: "contract" }>,
  file: PriceFile,
  question: ReasonsQuestion,
): NextBreak | null {
  if (nextBreak === null) return null;
  const quantity = question.orderable(nextBreak.minimumQuantity);
  const { answer } = resolvePrice(file, { ...question, quantity });
  const there = answer.kind === "contract" ? answer.price : nextBreak.price;
  return {
    quantity,
    more: quantity - question.quantity,
    price: formatMoney(there),
    savingEach: formatMoney((price - there) as Money),
    total: formatMoney(lineTotal(there, quantity)),
  };
}

function savingOf(answer: PriceAnswer, { web }: PriceFile, question: ReasonsQuestion): string | null {
  if (answer.kind !== "contract") return null;
  const { answer: everyone } = resolvePrice({ web, contract: [] }, question);
  if (!("price" in everyone) || everyone.price <= answer.price) return null;
  return `You save ${formatMoney((everyone.price - answer.price) as Money)} ${
    question.container ? `a ${question.container.one}` : "each"
  }`;
}

/** What follows is found by asking again without what ends. */
function endsOf(answer: PriceAnswer, file: PriceFile, question: PriceQuestion): string | null {
  if ((answer.kind !== "sale" && answer.kind !== "clearance") || answer.endsOn === "infinity") return null;
  const web = file.web.filter((row) => row.kind !== answer.kind || periodStateOn(row, question.on) !== "now");
  const { answer: after } = resolvePrice({ ...file, web }, question);
  const then = "price" in after ? ` Then ${formatMoney(after.price)}.` : "";
  return `Ends ${dayAndYear(answer.endsOn)}.${then}`;
}
