import { z } from "zod";

/** What waits to be sent. No text of it can begin another header. */
export const sendMail = {
  name: "mail:send",
  payload: z.object({
    kind: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
    id: z.string().regex(/^[\w.-]{1,100}$/),
    to: z.email(),
    subject: z.string().regex(/^\P{Cc}{1,200}$/u),
    html: z.string(),
    text: z.string(),
  }),
};

export type OutgoingMail = z.infer<typeof sendMail.payload>;
