/** As much of the store's answer as the warehouse reads. */
export interface PackingOrder {
  readonly orderNumber: string;
  readonly status: string;
  readonly lines: readonly {
    readonly line: number;
    readonly quantity: number;
    readonly packed: number;
    readonly fulfilment: "ship" | "pickup";
    readonly branchCode: string | null;
    readonly reserved: readonly { readonly from: string; readonly quantity: number }[];
  }[];
  readonly shipments: readonly {
    readonly reference: string;
    readonly kind: "ship" | "pickup";
    readonly status: string;
    readonly from: string;
  }[];
  readonly returns: readonly {
    readonly number: string;
    readonly status: string;
    readonly lines: readonly { readonly line: number; readonly quantity: number; readonly reason: string }[];
  }[];
}

export type Report = Readonly<Record<string, unknown>> & { readonly eventId: string; readonly kind: string };

/** What the warehouse does next for an order: packs what is reserved at a place, sends what is packed, brings what is sent, and takes back what returns. */
export function nextReport(order: PackingOrder, at: Date): Report | undefined {
  const { orderNumber, shipments } = order;
  const shared = { orderNumber, at: at.toISOString() };
  const open = shipments.find(({ status }) => status === "in-fulfilment" || status === "shipped");
  const parts = partsToPack(order);
  const [first] = parts;
  if (first) {
    const shipment = `${orderNumber}/${shipments.length + 1}`;
    const inIt = parts.filter(({ from, fulfilment }) => from === first.from && fulfilment === first.fulfilment);
    const lines = inIt.map(({ line, quantity }) => ({ line, quantity }));
    const from = first.from;
    return { ...shared, eventId: `${shipment}/packed`, kind: "packed", shipment, from, lines, boxes: 1 };
  }
  if (!open) return nextOfReturn(order, shared);
  const shipment = open.reference;
  const kind = open.kind === "pickup" ? "picked-up" : open.status === "shipped" ? "delivered" : "shipped";
  const way = kind === "shipped" ? { carrier: "UPS", method: "Ground", trackingNumbers: [trackingOf(shipment)] } : {};
  return { ...shared, ...way, eventId: `${shipment}/${kind}`, kind, shipment };
}

/** A return arrives where its order left from, and is inspected; what was damaged or defective is not put on the shelf again. */
function nextOfReturn({ returns, shipments }: PackingOrder, shared: { orderNumber: string; at: string }) {
  const open = returns.find(({ status }) => ["requested", "approved", "received"].includes(status));
  if (!open) return undefined;
  const { number: returnNumber, status, lines } = open;
  const kind = { requested: "return-approved", approved: "return-received", received: "return-inspected" }[status];
  const found = lines.map(({ line, quantity, reason }) => ({
    line,
    quantity,
    restocked: reason === "damaged" || reason === "defective" ? 0 : quantity,
  }));
  return {
    ...shared,
    eventId: `${returnNumber}/${kind}`,
    kind: kind ?? "return-received",
    returnNumber,
    to: shipments[0]?.from,
    ...(kind === "return-inspected" ? { lines: found } : {}),
  };
}

/** What is reserved and in no shipment yet; a pickup leaves from its branch, wherever it came from. */
function partsToPack({ lines, shipments }: PackingOrder) {
  if (shipments.some(({ status }) => status === "in-fulfilment")) return [];
  return lines.flatMap(({ line, quantity, packed, fulfilment, branchCode, reserved }) => {
    const kept = reserved[0];
    const left = quantity - packed;
    if (!kept || left <= 0) return [];
    const many = fulfilment === "pickup" ? reserved.reduce((sum, one) => sum + one.quantity, 0) : kept.quantity;
    const from = fulfilment === "pickup" ? (branchCode ?? kept.from) : kept.from;
    return [{ line, from, fulfilment, quantity: Math.min(many, left) }];
  });
}

/** Eighteen characters as the carrier writes them, the same for the same shipment. */
function trackingOf(shipment: string): string {
  const digits = Array.from(shipment).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10 ** 10, 7);
  return `1Z88A4E0${String(digits).padStart(10, "0")}`;
}
