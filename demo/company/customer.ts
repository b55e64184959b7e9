import type { AccountRecord } from "./records.ts";

/** An account and what its record does not say: how it buys, and whose mail it reads. */
export interface Customer {
  readonly account: AccountRecord;
  readonly trade: string;
  readonly size: "small" | "medium" | "large";
  /** Accounts of one company share it. */
  readonly domain: string;
}
