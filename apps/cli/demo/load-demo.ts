import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Day } from "@capstan/platform/day";
import type { ImportKind } from "../import/kinds.ts";

export type { ImportKind } from "../import/kinds.ts";

export interface GeneratedFile {
  readonly kind: ImportKind;
  readonly file: string;
  readonly rows: number;
  readonly sha256: string;
}

export interface CompanySize {
  readonly seed: number;
  readonly items: number;
  /** The company's today. */
  readonly asOf: string;
}

/** So many orders of one buyer that come to more than they may order alone. */
export interface WaitingOrders {
  readonly userId: string;
  readonly accountNumber: string;
  readonly orders: number;
  /** Of each item. */
  readonly packs: number;
  readonly purchaseOrder: string;
  readonly references: Readonly<Record<string, string>>;
}

export interface DemoCertificate {
  readonly userId: string;
  readonly accountNumber: string;
  readonly state: string;
  readonly number: string;
  readonly reason: string;
  readonly startsOn: Day;
  readonly endsOn: Day;
  readonly isApproved: boolean;
  document(): Promise<Uint8Array>;
}

/** What the demo company's workspace offers. */
export interface Demo {
  readonly demoCompany: CompanySize;
  /** The people whose stories docs/demo.md tells. */
  readonly demoUsers: readonly { readonly id: string }[];
  readonly waitingOrders: readonly WaitingOrders[];
  demoCertificates(today: Day): readonly DemoCertificate[];
  /** Who approves them. */
  readonly certificateStaff: string;
  generateCompany(options: CompanySize & { readonly folder: string }): Promise<readonly GeneratedFile[]>;
}

/** A workspace that an operator may delete: it is looked for when it is needed, by a name that the compiler does not follow. */
const workspace: string = "@capstan/demo/generate";

/** Undefined where the demo company is not installed. */
export async function loadDemo(): Promise<Demo | undefined> {
  return isInstalled() ? ((await import(workspace)) as Demo) : undefined;
}

/** Asked beforehand: a module that the generator itself misses is a bug, and not a store without a demo. */
function isInstalled(): boolean {
  try {
    return existsSync(fileURLToPath(import.meta.resolve(workspace)));
  } catch {
    return false;
  }
}
