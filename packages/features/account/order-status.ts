/** How far an order, one of its shipments or one of its lines has come. What may follow what is the orders slice's to say. */
export const orderStatuses = [
  "draft",
  "awaiting-approval",
  "placed",
  "on-hold",
  "in-fulfilment",
  "shipped",
  "delivered",
  "picked-up",
  "cancelled",
  "returned",
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
