import { z } from "zod";

/** What waits to be sent. The link is made when it is sent: the queue is a table, and nobody may read a link there. */
export const sendInvitation = {
  name: "account:send-invitation",
  payload: z.object({ id: z.string().regex(/^\d{1,18}$/), origin: z.url() }),
};
