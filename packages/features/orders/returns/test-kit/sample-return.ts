import { sampleShipment } from "../../invoices/test-kit/sample-shipment.ts";
import type { ReturnFacts } from "../return-facts.store.server.ts";

/** A return of two lines, of which one unit was not refunded. */
export function sampleReturn(): ReturnFacts {
  const { accountNumber, orderNumber, purchaseOrder, paymentTerms, email, shipTo, billTo, lines } = sampleShipment(2);
  const line = lines[0]!;
  const { sku, description, reference, unit, unitPrice, taxDecision } = line;
  const of = { sku, description, reference, unit, unitPrice, taxDecision, isHazardous: false, finding: "" };
  return {
    accountNumber,
    orderNumber,
    purchaseOrder,
    paymentTerms,
    email,
    shipTo,
    billTo,
    number: "RMA-100001",
    askedBy: "Lou Becker",
    status: "refunded",
    method: "label",
    branch: { code: "519", lines: ["Rockford #519", "1 Road", "Rockford, IL 61104"] },
    center: ["Chicago DC, Returns", "Chicago, IL 60607"],
    labelFee: "7.5000",
    note: "4 cans dented at the rim.",
    contact: "Lou Becker, (815) 555-0178",
    refusal: "",
    requestedAt: "2026-11-19T12:00:00Z",
    invoices: ["INV-100001"],
    creditNote: {
      number: "CN-100001",
      issuedAt: "2026-11-23T12:00:00Z",
      goods: "70.3000",
      freight: "0.0000",
      tax: "6.1500",
      fee: "7.5000",
      total: "68.9500",
    },
    lines: [
      { ...of, line: 1, quantity: 4, accepted: 4, reason: "too-many", amount: "56.2400", tax: "4.9200" },
      {
        ...of,
        line: 2,
        quantity: 2,
        accepted: 1,
        reason: "damaged",
        amount: "14.0600",
        tax: "1.2300",
        isHazardous: true,
        finding: "One was used.",
      },
    ],
  };
}
