import { z } from "zod";

/** The job that makes a document's PDF. */
export const renderDocument = {
  name: "orders:render-document",
  payload: z.object({ accountNumber: z.string(), orderNumber: z.string(), name: z.string(), origin: z.string() }),
};
