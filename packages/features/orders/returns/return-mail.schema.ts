import { z } from "zod";

export const returnMails = ["requested", "approved", "refused", "refunded"] as const;

/** How a return goes on. */
export const returnMail = {
  name: "orders:return-mail",
  payload: z.object({
    accountNumber: z.string(),
    number: z.string(),
    about: z.enum(returnMails),
    origin: z.string(),
  }),
};
