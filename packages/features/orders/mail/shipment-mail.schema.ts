import { z } from "zod";

const order = { accountNumber: z.string(), orderNumber: z.string(), origin: z.string() };

/** A shipment has left, or is ready to be collected. */
export const shipmentMail = {
  name: "orders:shipment-mail",
  payload: z.object({ ...order, about: z.enum(["shipped", "ready"]), shipment: z.number().int() }),
};

/** Lines are expected on another day than was promised. */
export const dateMail = {
  name: "orders:date-mail",
  payload: z.object({ ...order, lines: z.array(z.number().int()), version: z.number().int() }),
};
