import { lazyUrls } from "@capstan/features/lazy-urls";
import { bug } from "@capstan/platform/bug";
import type { Database } from "@capstan/platform/db";
import { formatMoney, moneyOf } from "@capstan/platform/money";
import { countOf } from "../count-of.ts";
import { type ListedReturn, returnsOnFile } from "./list-returns.store.server.ts";
import { returnStatusNames } from "./return-states.ts";
import type { ReturnView } from "./return-view.ts";

/** The returns of an order for its page. */
export async function listReturns(
  db: Database,
  key: { readonly accountNumber: string; readonly orderNumber: string },
): Promise<readonly ReturnView[]> {
  return (await returnsOnFile(db, key)).map(viewOf);
}

function viewOf(found: ListedReturn): ReturnView {
  const { number, status, creditNote, hasNote, hasSlip, total, photos, lines } = found;
  return {
    number,
    status,
    statusName: returnStatusNames[status],
    detail: detailOf(found),
    amount: total === null ? null : formatMoney(moneyOf(total) ?? bug(`${total} is no amount`)),
    slipUrl: hasSlip && status === "approved" ? lazyUrls.orderDocument({ document: number }) : null,
    creditNote,
    creditNoteUrl: creditNote !== null && hasNote ? lazyUrls.orderDocument({ document: creditNote }) : null,
    lines,
    photos: photos.map(({ photo, line }) => ({
      url: lazyUrls.returnPhoto({ returnNumber: number, photo: String(photo) }),
      label: `Photograph ${photo}, line ${line}`,
    })),
  };
}

function detailOf({ status, refusal, lines }: ListedReturn): string {
  const many = countOf(lines.length, "line");
  if (status === "requested") return `${many}. Please send nothing yet: we answer by mail.`;
  if (status === "approved") return `${many}. Send it with the slip.`;
  if (status === "received") return `${many}. It is being inspected.`;
  if (status === "inspected") return `${many}. The refund is on its way.`;
  return status === "refused" && refusal !== "" ? `${many}. ${refusal}` : `${many}.`;
}
