import { z } from "zod";

/** Mails a code to a guest order's own e-mail, if it is the one that was given. */
export const sendClaimCode = {
  name: "orders:send-claim-code",
  payload: z.object({
    orderNumber: z.string(),
    email: z.string(),
    userId: z.string(),
    accountNumber: z.string(),
  }),
};
