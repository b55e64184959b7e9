import { chosenBranch } from "@capstan/features/account/server";
import { newIdempotencyKey } from "@capstan/features/cart/server";
import { seller } from "@capstan/features/seller";
import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { ReturnPages } from "./return-pages.ts";
import { soldOrderOf } from "./return-page.store.server.ts";
import { returnWindow } from "./return-policy.ts";
import type { ReturnableLine } from "./return-view.ts";
import { type StoredSoldLine, soldLines } from "./returns.store.server.ts";

export function returnPages({ db, clock }: { readonly db: Database; readonly clock: Clock }): ReturnPages {
  return {
    start: async ({ accountNumber, userId, role }, orderNumber) => {
      if (accountNumber === null || userId === null || role === "viewer") return null;
      const [order, branch] = await Promise.all([
        soldOrderOf(db, { accountNumber, orderNumber, userId }),
        chosenBranch(db, { accountNumber, userId }),
      ]);
      if (!order) return null;
      const sold = await soldLines(db, order);
      const now = clock.now();
      const shipped = sold.filter(({ sent }) => sent.length > 0);
      const invoices = shipped
        .flatMap(({ sent }) => sent.map(({ invoice }) => invoice))
        .filter((name) => name !== null);
      return {
        orderNumber,
        purchaseOrder: order.purchaseOrder,
        lines: shipped.map((line) => lineView(line, now)),
        notShipped: sold.length - shipped.length,
        labelPrice: seller.returns.labelPrice,
        branch: branch && {
          code: branch.code,
          name: `${branch.city} #${branch.code}`,
          hours: branch.weekdayHours,
        },
        invoices: [...new Set(invoices)],
        isOnAccount: order.isOnAccount,
        contact: order.contact ?? "",
        idempotencyKey: newIdempotencyKey(),
      };
    },
  };
}

function lineView(line: StoredSoldLine, now: Date): ReturnableLine {
  const { sku, description: name } = line;
  const { shipped, left, inTime, until } = returnWindow(line, now);
  return {
    line: line.line,
    sku,
    name,
    url: urls.product({ sku, name }),
    unit: line.unit ?? "each",
    unitPrice: line.unitPrice,
    ordered: line.quantity,
    shipped,
    left,
    isHazardous: line.isHazardous,
    until: left === 0 ? null : until,
    isInTime: inTime >= left,
    lineTotal: line.lineTotal,
    tax: line.tax,
    freight: line.freight,
    freightTax: line.freightTax,
    refunded: line.refunded,
    refundedFault: line.refundedFault,
  };
}
