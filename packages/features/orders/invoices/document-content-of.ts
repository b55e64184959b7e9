import { inDigits } from "@capstan/ui/digits";
import { dayAndYear } from "@capstan/platform/format-time";
import { guestAccount } from "../order.ts";
import { brand } from "@capstan/features/brand";
import { seller } from "@capstan/features/seller";
import { bug } from "@capstan/platform/bug";
import { formatMoney, moneyOf } from "@capstan/platform/money";
import { countOf } from "../count-of.ts";
import { type DocumentContent, column } from "./document-content.ts";
import type { StoredDocument } from "./document.store.server.ts";
import { addressLines, mark, sellerBlock } from "./seller-block.ts";
import type { DocumentLine, DocumentShipment, ShipmentFacts } from "./shipment-facts.store.server.ts";
import { taxRows } from "./tax-rows.ts";

type DocumentFacts = ShipmentFacts & Pick<StoredDocument, "name" | "kind">;

/** What an invoice or a packing slip says, of the stored facts alone. */
export function documentContentOf(facts: DocumentFacts): DocumentContent {
  return facts.kind === "packing-slip" ? packingSlip(facts) : invoice(facts);
}

function invoice(facts: DocumentFacts): DocumentContent {
  const { name, lines, invoice: billed, shipment, card } = facts;
  const { issuedAt, dueOn, goods, freight, total } = billed ?? bug("an invoice without amounts");
  const heading = "Invoice";
  const due = card === null ? "Amount due" : "Charged to card";
  const amount = money(total);
  return {
    ...shared(facts, heading),
    facts: [
      [`${heading} #`, name, "code"],
      [`${heading} date`, dayAndYear(issuedAt)],
      ...(facts.paymentTerms === null ? [] : [["Terms", facts.paymentTerms] as const]),
      ...(card === null ? [] : [["Card", card] as const]),
      ...(dueOn === null ? [] : [["Due date", dayAndYear(dueOn)] as const]),
      [due, amount],
    ],
    columns: [
      column("Line"),
      column("Item #", { code: true }),
      column("Description [your part #]", { wide: true }),
      column("Ordered", { right: true }),
      column(shipment.kind === "pickup" ? "Picked up" : "Shipped", { right: true }),
      column("Unit"),
      column("Unit price", { right: true }),
      column("Amount", { right: true }),
    ],
    rows: lines.map((line) => [
      String(line.line),
      line.sku,
      described(line),
      number(line.ordered),
      number(line.quantity),
      line.unit,
      money(line.unitPrice).slice(1),
      money(line.amount ?? bug("a billed line without an amount")).slice(1),
    ]),
    notes: ["US dollars.", ...remainders(lines, "billed when they ship"), wayOf(shipment)],
    totals: [
      [`Goods, ${countOf(lines.length, "line")}`, money(goods)],
      [boxesText("Freight", shipment), money(freight)],
      ...taxRows(facts),
      [due, amount],
    ],
    // What a card was charged nobody has to send.
    payment:
      card === null
        ? {
            addresses: [
              { title: "Send payment to", lines: [seller.name, ...seller.remitTo] },
              { title: "Pay by ACH", lines: [...seller.bank, `Reference ${name}`] },
            ],
            facts: [
              [`${heading} #`, name, "code"],
              ["Account #", facts.accountNumber, "code"],
              ...(dueOn === null ? [] : [["Pay by", dayAndYear(dueOn)] as const]),
              [due, amount],
            ],
          }
        : null,
    signatures: [],
    footer: `Questions: ${seller.receivables} or ${brand.phone}, ${seller.hours}.`,
  };
}

function packingSlip(facts: DocumentFacts): DocumentContent {
  const { name, lines, shipment } = facts;
  const carrier = [shipment.carrier, shipment.method].filter(Boolean).join(" ");
  return {
    ...shared(facts, "Packing Slip"),
    facts: [
      ["Packing slip #", name, "code"],
      [didWhat(shipment), dayAndYear(shipment.at)],
      ...(carrier === "" ? [] : [["Carrier", carrier] as const]),
      ...(shipment.boxes === null ? [] : [["Boxes", number(shipment.boxes)] as const]),
      ...(shipment.weightLb === null ? [] : [["Weight", `${shipment.weightLb} lb`] as const]),
    ],
    columns: [
      column("Line"),
      column("Item #", { code: true }),
      column("Description [your part #]", { wide: true }),
      column("Unit"),
      column("Ordered", { right: true }),
      column("In box", { right: true }),
      column("To come", { right: true }),
    ],
    rows: lines.map((line) => [
      String(line.line),
      line.sku,
      described(line),
      line.unit,
      number(line.ordered),
      number(line.quantity),
      line.ordered > line.soFar ? number(line.ordered - line.soFar) : "",
    ]),
    notes: [...remainders(lines, "to come"), wayOf(shipment)],
    totals: [],
    payment: null,
    signatures: ["Received by", "Date", "Boxes"],
    footer: `No prices on this page. Questions: ${brand.phone}`,
  };
}

function shared(facts: DocumentFacts, heading: string) {
  const { name, shipTo, billTo, shipment, purchaseOrder, orderedBy, references } = facts;
  const to =
    shipment.kind === "pickup"
      ? { title: "Pick up at", lines: [`Branch ${shipment.from}`] }
      : { title: "Ship to", lines: shipTo ? addressLines(shipTo) : [] };
  const code = "code" as const;
  return {
    title: `${heading} ${name}`,
    heading,
    barcode: null,
    mark,
    seller: sellerBlock,
    addresses: [{ title: "Bill to", lines: billTo ? addressLines(billTo) : [] }, to],
    references: [
      ...(purchaseOrder === null ? [] : [["PO number", purchaseOrder, code] as const]),
      ["Order #, shipment", `${facts.orderNumber}, ${shipment.number}`, code] as const,
      ...(facts.accountNumber === guestAccount ? [] : [["Account #", facts.accountNumber, code] as const]),
      ...(orderedBy === null ? [] : [["Ordered by", orderedBy] as const]),
      ...Object.entries(references ?? {})
        .filter(([, value]) => value !== "" && value.length <= maxReference)
        .map(([label, value]) => [label, value] as const),
    ],
  };
}

/** What is longer is an instruction, and no reference. */
const maxReference = 40;

function described({ description, reference, hasWarranty }: DocumentLine): string {
  const own = reference === null || reference === "" ? "" : ` [${reference}]`;
  return `${description}${own}${hasWarranty ? ", with protection plan" : ""}`;
}

function remainders(lines: readonly DocumentLine[], what: string): readonly string[] {
  return lines
    .filter(({ ordered, soFar }) => ordered > soFar)
    .slice(0, maxRemainders)
    .map(({ line, ordered, soFar }) => `Line ${line}: ${number(ordered - soFar)} of ${number(ordered)} are ${what}.`);
}

const maxRemainders = 6;

function didWhat({ kind, hasLeft }: DocumentShipment): string {
  if (!hasLeft) return "Packed";
  return kind === "pickup" ? "Picked up" : "Shipped";
}

function wayOf(shipment: DocumentShipment): string {
  const { at, carrier, method, boxes, trackingNumbers } = shipment;
  const did = didWhat(shipment);
  const by = [carrier, method].filter(Boolean).join(" ");
  const many = boxes === null ? "" : boxesOf(boxes);
  return `${[`${did} ${dayAndYear(at)}`, by, many, ...trackingNumbers.slice(0, 3)].filter((text) => text !== "").join(", ")}.`;
}

function boxesText(label: string, { boxes }: DocumentShipment): string {
  return boxes === null ? label : `${label}, ${boxesOf(boxes)}`;
}

function boxesOf(boxes: number): string {
  return boxes === 1 ? "1 box" : `${number(boxes)} boxes`;
}

function money(text: string): string {
  return formatMoney(moneyOf(text) ?? bug(`${text} is no amount`));
}

function number(quantity: number): string {
  return inDigits(quantity);
}
