import { inDigits } from "@capstan/ui/digits";
import { dayAndYear } from "@capstan/platform/format-time";
import { brand } from "@capstan/features/brand";
import { seller } from "@capstan/features/seller";
import { bug } from "@capstan/platform/bug";
import { formatMoney, moneyOf } from "@capstan/platform/money";
import { countOf } from "../count-of.ts";
import { type DocumentContent, column } from "../invoices/document-content.ts";
import { addressLines, mark, sellerBlock } from "../invoices/seller-block.ts";
import { taxRows } from "../invoices/tax-rows.ts";
import { code128Svg } from "./code128.ts";
import type { ReturnFacts, ReturnFactsLine } from "./return-facts.store.server.ts";
import { reasonOf } from "./return-reasons.ts";

/** What a credit note says, of the stored facts alone. */
export function creditNoteContent(facts: ReturnFacts): DocumentContent {
  const note = facts.creditNote ?? bug("a credit note without amounts");
  const lines = facts.lines.filter(({ amount }) => amount !== null);
  const total = money(note.total);
  return {
    ...shared(facts, "Credit Note", note.number),
    facts: [
      ["Credit note #", note.number, "code"],
      ["Credit note date", dayAndYear(note.issuedAt)],
      ["Return #", facts.number, "code"],
      ["Credit", total],
    ],
    addresses: [
      { title: "Bill to", lines: facts.billTo ? addressLines(facts.billTo) : [] },
      { title: "Ship to", lines: facts.shipTo ? addressLines(facts.shipTo) : [] },
    ],
    columns: [
      column("Line"),
      column("Item #", { code: true }),
      column("Description [your part #]", { wide: true }),
      column("Returned", { right: true }),
      column("Credited", { right: true }),
      column("Unit"),
      column("Unit price", { right: true }),
      column("Amount", { right: true }),
    ],
    rows: lines.map((line) => [
      String(line.line),
      line.sku,
      described(line),
      number(line.quantity),
      number(line.accepted ?? 0),
      line.unit ?? "each",
      money(line.unitPrice).slice(1),
      money(line.amount ?? bug("a credited line without an amount")).slice(1),
    ]),
    notes: [
      "US dollars.",
      `Credits ${facts.invoices.join(", ")}. Prices and tax are those of the order.`,
      ...facts.lines.filter(({ finding }) => finding !== "").map(({ line, finding }) => `Line ${line}: ${finding}`),
    ],
    totals: [
      [`Goods, ${countOf(lines.length, "line")}`, money(note.goods)],
      ["Freight", money(note.freight)],
      ...taxRows({ lines, invoice: note }),
      ...(moneyOf(note.fee) === 0n ? [] : [[`${seller.returns.carrier} label`, `-${money(note.fee)}`] as const]),
      ["Credit", total],
    ],
    footer: `Questions: ${seller.receivables} or ${brand.phone}, ${seller.hours}.`,
  };
}

/** What goes into the box: the number as people and as scanners read it, and what is in it. */
export function returnSlipContent(facts: ReturnFacts): DocumentContent {
  const goesTo = facts.method === "branch" ? facts.branch?.lines : facts.center;
  const hasHazard = facts.method === "label" && facts.lines.some(({ isHazardous }) => isHazardous);
  return {
    ...shared(facts, "Return Slip", facts.number),
    facts: [
      ["Return #", facts.number, "code"],
      ["Requested", dayAndYear(facts.requestedAt)],
      ["Goes back by", facts.method === "branch" ? "Branch counter" : `${seller.returns.carrier} label`],
    ],
    addresses: [
      { title: facts.method === "branch" ? "Bring to" : "Send to", lines: [seller.name, ...(goesTo ?? [])] },
      hasHazard && facts.branch
        ? { title: "Hazardous items: bring to", lines: facts.branch.lines }
        : { title: "From", lines: facts.shipTo ? addressLines(facts.shipTo) : [] },
    ],
    columns: [
      column("Line"),
      column("Item #", { code: true }),
      column("Description [your part #]", { wide: true }),
      column("Reason"),
      column("Unit"),
      column("Returned", { right: true }),
    ],
    rows: facts.lines.map((line) => [
      String(line.line),
      line.sku,
      `${described(line)}${line.isHazardous ? ", hazardous: do not mail" : ""}`,
      reasonOf(line.reason).label,
      line.unit ?? "each",
      number(line.quantity),
    ]),
    notes: [
      "Put this page into the box. The refund follows the inspection.",
      ...(facts.note === "" ? [] : [`Note: ${facts.note}`]),
      ...(facts.contact === "" ? [] : [`Contact: ${facts.contact}`]),
    ],
    totals: [],
    signatures: ["Received by", "Date", "Boxes"],
    footer: `No prices on this page. Questions: ${brand.phone}`,
    barcode: { svg: code128Svg(facts.number), alt: `Barcode of ${facts.number}` },
  };
}

function shared(facts: ReturnFacts, heading: string, name: string) {
  const { purchaseOrder, askedBy } = facts;
  const code = "code" as const;
  return {
    title: `${heading} ${name}`,
    heading,
    mark,
    seller: sellerBlock,
    references: [
      ...(purchaseOrder === null ? [] : [["PO number", purchaseOrder, code] as const]),
      ["Order #", facts.orderNumber, code] as const,
      ["Account #", facts.accountNumber, code] as const,
      ...(askedBy === null ? [] : [["Requested by", askedBy] as const]),
    ],
    payment: null,
    signatures: [],
    barcode: null,
  };
}

function described({ description, reference }: ReturnFactsLine): string {
  return reference === null || reference === "" ? description : `${description} [${reference}]`;
}

function number(count: number): string {
  return inDigits(count);
}

function money(text: string): string {
  return formatMoney(moneyOf(text) ?? bug(`${text} is no amount`));
}
