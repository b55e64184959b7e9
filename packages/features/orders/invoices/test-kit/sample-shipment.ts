import type { ShipmentFacts } from "../shipment-facts.store.server.ts";

const address = { attention: null, address2: null, city: "Milwaukee", state: "WI", zip: "53219" };

/** A shipment with so many lines, each billed 56.24, the first of them in part. */
export function sampleShipment(lines: number): ShipmentFacts {
  const goods = lines * 56.24;
  return {
    accountNumber: "0884512907",
    orderNumber: "1048-22824",
    purchaseOrder: "HF-20418",
    paymentTerms: "Net 30",
    card: null,
    references: { "Cost center": "4410" },
    orderedBy: "Ramon Ortega",
    email: "rortega@harlowfab.example",
    shipTo: { ...address, name: "Harlow Fabrication Inc.", attention: "Lou Becker", address1: "2250 Harrison Ave" },
    billTo: { ...address, name: "Harlow Fabrication Inc.", address1: "4820 W Burnham St" },
    shipment: {
      number: 1,
      kind: "ship",
      from: "DC1",
      carrier: "UPS",
      method: "Ground",
      trackingNumbers: ["1Z88A4E00390123451"],
      boxes: 3,
      weightLb: 92.8,
      hasLeft: true,
      at: "2026-11-16T21:00:00Z",
    },
    invoice: {
      number: "INV-100001",
      issuedAt: "2026-11-17T12:00:00Z",
      dueOn: "2026-12-17",
      goods: goods.toFixed(4),
      freight: "18.4000",
      tax: "120.2400",
      total: (goods + 18.4 + 120.24).toFixed(4),
    },
    lines: Array.from({ length: lines }, (_, at) => ({
      line: at + 1,
      sku: "4RN31A",
      description: "Hex Cap Screw, Grade 5, Zinc, 3/8-16 × 2 in",
      reference: at === 0 ? "HF-10-3816-2" : null,
      unit: "pack of 50",
      ordered: at === 0 ? 6 : 4,
      quantity: 4,
      soFar: 4,
      unitPrice: at === 1 ? "0.0614" : "14.0600",
      hasWarranty: false,
      lineTotal: "56.2400",
      amount: "56.2400",
      tax: at === 0 ? "120.2400" : "0.0000",
      taxDecision: { reason: "taxed", state: "IL", rate: "0.0875", jurisdiction: "Illinois" },
    })),
  };
}
