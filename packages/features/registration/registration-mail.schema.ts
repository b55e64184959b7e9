import { z } from "zod";

/** What to write to who registered is decided by the job: the answer to them tells nothing. */
export const sendRegistrationMail = {
  name: "registration:send-mail",
  payload: z.object({
    registrationId: z.string().regex(/^\d{1,18}$/),
    storeUrl: z.url(),
  }),
};
