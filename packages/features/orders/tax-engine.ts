import { type Day, type DayRange, isBefore, periodStateOn } from "@capstan/platform/day";
import type { Money } from "@capstan/platform/money";

/** Where something is handed over: the ship-to, or the branch where it is picked up. */
export interface TaxPlace {
  readonly state: string;
  readonly zip: string;
}

export interface TaxRequest {
  readonly accountNumber: string;
  readonly on: Day;
  /** What is sold, in the order's own order. */
  readonly lines: readonly TaxedAmount[];
  /** What carrying it costs, by where it goes. */
  readonly freight: readonly TaxedAmount[];
}

export interface TaxedAmount {
  readonly place: TaxPlace;
  readonly amount: Money;
}

/** Why an amount is taxed or is not, as it stands on the order's line for ever. */
export type TaxDecision =
  | { readonly reason: "taxed"; readonly state: string; readonly rate: string; readonly jurisdiction: string }
  | { readonly reason: "exempt"; readonly state: string; readonly certificate: string; readonly because: string }
  /** The seller collects no tax in that state. */
  | { readonly reason: "no-nexus"; readonly state: string }
  /** The state does not tax what carrying costs. */
  | { readonly reason: "freight-untaxed"; readonly state: string }
  /** It does, and no rate is on file: such an order can't be placed. */
  | { readonly reason: "no-rate"; readonly state: string };

export interface DecidedTax {
  readonly tax: Money;
  readonly decision: TaxDecision;
}

export interface TaxAnswer {
  readonly lines: readonly DecidedTax[];
  readonly freight: readonly DecidedTax[];
}

/** Who decides on sales tax: the built-in tables, or an adapter to a tax service. */
export interface TaxEngine {
  decide(request: TaxRequest): Promise<TaxAnswer>;
}

export interface TaxRate extends DayRange {
  readonly state: string;
  /** Five digits; empty for the rest of the state. */
  readonly zip: string;
  /** A part of one in millionths. */
  readonly rate: bigint;
  readonly jurisdiction: string;
}

export interface TaxCertificate extends DayRange {
  readonly state: string;
  readonly number: string;
  readonly reason: string;
}

export interface TaxTables {
  readonly nexus: ReadonlyMap<string, { readonly taxesFreight: boolean }>;
  readonly rates: readonly TaxRate[];
  /** Of the account. */
  readonly certificates: readonly TaxCertificate[];
}

const rateScale = 1_000_000n;

/** Destination based: each amount by where it is handed over. A certificate exempts in its own state and no other. */
export function decideTax({ on, lines, freight }: TaxRequest, tables: TaxTables): TaxAnswer {
  const decide = (isFreight: boolean) => (amount: TaxedAmount) => taxOf(amount, { on, tables, isFreight });
  return { lines: lines.map(decide(false)), freight: freight.map(decide(true)) };
}

interface TaxContext {
  readonly on: Day;
  readonly tables: TaxTables;
  readonly isFreight: boolean;
}

function taxOf({ place: { state, zip }, amount }: TaxedAmount, { on, tables, isFreight }: TaxContext): DecidedTax {
  const untaxed = (decision: TaxDecision): DecidedTax => ({ tax: 0n as Money, decision });
  const nexus = tables.nexus.get(state);
  if (!nexus) return untaxed({ reason: "no-nexus", state });
  if (isFreight && !nexus.taxesFreight) return untaxed({ reason: "freight-untaxed", state });
  const certificate = tables.certificates.find((one) => one.state === state && periodStateOn(one, on) === "now");
  if (certificate)
    return untaxed({ reason: "exempt", state, certificate: certificate.number, because: certificate.reason });
  const here = tables.rates.filter((one) => one.state === state && periodStateOn(one, on) === "now");
  const rate =
    newest(here.filter((one) => one.zip === zip.slice(0, 5))) ?? newest(here.filter((one) => one.zip === ""));
  if (!rate) return untaxed({ reason: "no-rate", state });
  const decision = { reason: "taxed", state, rate: rateText(rate.rate), jurisdiction: rate.jurisdiction } as const;
  return { tax: timesRate(amount, rate.rate), decision };
}

function newest(rates: readonly TaxRate[]): TaxRate | undefined {
  return rates.toSorted((one, other) => (isBefore(one.startsOn, other.startsOn) ? 1 : -1))[0];
}

/** The exact product, rounded to cents once, halves to the even cent. */
export function timesRate(amount: Money, rateMillionths: bigint): Money {
  const divisor = rateScale * 100n;
  const exact = amount * rateMillionths;
  const size = exact < 0n ? -exact : exact;
  const cents = size / divisor;
  const twice = (size % divisor) * 2n;
  const isUp = twice > divisor || (twice === divisor && cents % 2n === 1n);
  const rounded = (cents + (isUp ? 1n : 0n)) * 100n;
  return (exact < 0n ? -rounded : rounded) as Money;
}

/** "0.0875". */
function rateText(rateMillionths: bigint): string {
  const rest = String(rateMillionths % rateScale).padStart(6, "0");
  return `${rateMillionths / rateScale}.${rest}`.replace(/0{1,4}$/, "");
}

/** From `numeric(7,6)`'s text. */
export function rateOf(text: string): bigint {
  const [whole = "0", rest = ""] = text.split(".");
  return BigInt(whole) * rateScale + BigInt(rest.padEnd(6, "0").slice(0, 6));
}
