import { type Day, isBefore, periodStateOn } from "@capstan/platform/day";
import type { Considered, ContractPrice, PriceAnswer, PriceBreak, PriceFile, Verdict, WebPrice } from "./pricing.ts";

export interface PriceQuestion {
  readonly quantity: number;
  readonly on: Day;
  readonly isSignedIn: boolean;
}

export interface ExplainedPrice {
  readonly answer: PriceAnswer;
  /** Every price on file with what became of it: the answer to "why this price?". */
  readonly why: readonly Considered[];
}

/**
 * The price of one unit. An account's contract comes first, but a promotion that is lower still is given to it too: a
 * contract never makes a buyer pay more than the public. Then clearance, sale, web price.
 */
export function resolvePrice(file: PriceFile, question: PriceQuestion): ExplainedPrice {
  const contract = newestAgreement(file.contract, question);
  const promotion = newestOf(file.web, "clearance", question.on) ?? newestOf(file.web, "sale", question.on);
  const chosen = choose(contract, promotion, newestOf(file.web, "web", question.on));
  return {
    answer: answerOf(chosen, file, question),
    // Worked out when somebody asks: a page of results does not.
    get why() {
      return reasons(file, question, { chosen, contract, promotion, file });
    },
  };
}

function reasons(file: PriceFile, question: PriceQuestion, context: WebContext): readonly Considered[] {
  const { contract, chosen } = context;
  return [
    ...file.contract.map((row): Considered => ({
      source: "contract",
      row,
      verdict: contractVerdict(row, question, contract, chosen),
    })),
    ...file.web.map((row): Considered => ({ source: "web", row, verdict: webVerdict(row, question, context) })),
  ];
}

type Chosen = ContractPrice | WebPrice | undefined;

function choose(
  contract: ContractPrice | undefined,
  promotion: WebPrice | undefined,
  web: WebPrice | undefined,
): Chosen {
  if (contract && promotion) return promotion.price < contract.price ? promotion : contract;
  return contract ?? promotion ?? web;
}

/** Of the agreements that hold on the day, the newest with a row for the quantity; in it, the largest break reached. */
function newestAgreement(rows: readonly ContractPrice[], { on, quantity }: PriceQuestion): ContractPrice | undefined {
  return rows
    .filter((row) => periodStateOn(row, on) === "now" && row.minimumQuantity <= quantity)
    .reduce<ContractPrice | undefined>((best, row) => {
      if (!best || isBefore(best.startsOn, row.startsOn)) return row;
      return row.startsOn === best.startsOn && row.minimumQuantity > best.minimumQuantity ? row : best;
    }, undefined);
}

function newestOf(rows: readonly WebPrice[], kind: WebPrice["kind"], on: Day): WebPrice | undefined {
  return rows
    .filter((row) => row.kind === kind && periodStateOn(row, on) === "now")
    .reduce<WebPrice | undefined>(
      (best, row) => (!best || isBefore(best.startsOn, row.startsOn) ? row : best),
      undefined,
    );
}

function answerOf(chosen: Chosen, file: PriceFile, question: PriceQuestion): PriceAnswer {
  if (!chosen) return { kind: "none" };
  if (!("kind" in chosen)) {
    const { price, referencePrice } = chosen;
    return { kind: "contract", price, referencePrice, nextBreak: nextBreak(chosen, file.contract, question) };
  }
  if (chosen.needsSignIn && !question.isSignedIn) return { kind: "sign-in" };
  if (chosen.kind === "web") return { kind: "web", price: chosen.price };
  const { kind, price, strikePrice, endsOn } = chosen;
  return { kind, price, strikePrice, endsOn };
}

/** Found by asking again at each larger quantity, so that it is a price the buyer would truly get. */
function nextBreak(chosen: ContractPrice, rows: readonly ContractPrice[], question: PriceQuestion): PriceBreak | null {
  const larger = rows.map((row) => row.minimumQuantity).filter((quantity) => quantity > question.quantity);
  for (const quantity of larger.toSorted((one, other) => one - other)) {
    const there = newestAgreement(rows, { ...question, quantity });
    if (there && there.price < chosen.price) return { minimumQuantity: quantity, price: there.price };
  }
  return null;
}

function contractVerdict(
  row: ContractPrice,
  question: PriceQuestion,
  best: ContractPrice | undefined,
  chosen: Chosen,
): Verdict {
  const standing = periodStateOn(row, question.on);
  if (standing !== "now") return standing;
  if (row.minimumQuantity > question.quantity) return "quantity-too-small";
  if (row === chosen) return "chosen";
  if (row === best) return "promotion-is-lower";
  return row.startsOn === best?.startsOn ? "larger-break-applies" : "newer-agreement-applies";
}

interface WebContext {
  readonly chosen: Chosen;
  readonly contract: ContractPrice | undefined;
  readonly promotion: WebPrice | undefined;
  readonly file: PriceFile;
}

function webVerdict(
  row: WebPrice,
  question: PriceQuestion,
  { chosen, contract, promotion, file }: WebContext,
): Verdict {
  const standing = periodStateOn(row, question.on);
  if (standing !== "now") return standing;
  if (row === chosen) return row.needsSignIn && !question.isSignedIn ? "hidden-until-sign-in" : "chosen";
  if (row !== newestOf(file.web, row.kind, question.on)) return "newer-price-applies";
  if (row.kind === "sale" && promotion?.kind === "clearance") return "clearance-comes-first";
  if (row === promotion) return "contract-is-lower";
  return contract && contract === chosen ? "contract-comes-first" : "promotion-comes-first";
}
