import type { Holiday } from "./holidays.ts";

/** A place where goods are handed over a counter. */
export interface Branch {
  readonly code: string;
  readonly name: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly weekdayHours: string;
  readonly saturdayHours: string | null;
  readonly hasCurbside: boolean;
  readonly distributionCenterCode: string | null;
  /** What it does beside selling, in words for visitors. */
  readonly services: readonly string[];
  /** When it is closed. */
  readonly holidays: readonly Holiday[];
}
