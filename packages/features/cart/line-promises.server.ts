import { chosenBranch } from "@capstan/features/account/server";
import { type PromiseReader, promiseText } from "@capstan/features/availability/server";
import { bug } from "@capstan/platform/bug";
import type { Day } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import type { StoredLine } from "./cart.store.server.ts";
import type { CartOwner, CartPromise } from "./cart.ts";

interface PromiseDeps {
  readonly db: Database;
  readonly promises: PromiseReader;
}

/** By SKU. Two statements, however many lines. */
export async function linePromises(
  { db, promises }: PromiseDeps,
  owner: CartOwner,
  { lines, on }: { readonly lines: readonly Pick<StoredLine, "sku" | "quantity">[]; readonly on: Day },
): Promise<ReadonlyMap<string, CartPromise>> {
  const branch = await branchOf(db, owner);
  const asked = lines.flatMap(({ sku, quantity }) => [
    { sku, quantity, fulfilment: "ship" as const, branchCode: null },
    ...(branch ? [{ sku, quantity, fulfilment: "pickup" as const, branchCode: branch.code }] : []),
  ]);
  const answered = await promises.promises(asked);
  const texts = new Map(
    answered.map((promise, at) => {
      const { sku, fulfilment } = asked[at] ?? bug("more promises than lines");
      return [`${fulfilment} ${sku}`, promise && promiseText(promise, on)];
    }),
  );
  return new Map(
    lines.map(({ sku }) => {
      const pickup = texts.get(`pickup ${sku}`) ?? null;
      return [
        sku,
        {
          ship: texts.get(`ship ${sku}`) ?? null,
          pickup: branch && pickup && { branch: branch.name, promise: pickup },
        },
      ];
    }),
  );
}

async function branchOf(db: Database, owner: CartOwner) {
  if (owner.kind !== "user" || owner.accountNumber === null) return null;
  const { userId, accountNumber } = owner;
  const branch = await chosenBranch(db, { userId, accountNumber });
  return branch && { code: branch.code, name: `${branch.city} Branch #${branch.code}` };
}
