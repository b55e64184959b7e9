import { z } from "zod";

const order = z.object({ accountNumber: z.string(), orderNumber: z.string() });

/** Takes from the card what has shipped. */
export const capturePayment = { name: "orders:capture-payment", payload: order };

/** Gives back what was authorized for an order that is not to be. */
export const releasePayment = { name: "orders:release-payment", payload: order };

/** The order that was being checked out is paid: what was chosen for it is done with. */
export const checkoutPaid = {
  name: "checkout:paid",
  payload: z.object({
    accountNumber: z.string(),
    userId: z.string().nullable(),
    cartId: z.string(),
    paidAt: z.iso.datetime(),
  }),
};
