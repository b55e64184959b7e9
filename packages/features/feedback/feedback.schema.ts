import { z } from "zod";
import { ratings } from "./feedback.ts";

/** The form's fields. What is too long or no address leads back to the form, so it is let in here. */
export const feedbackBody = z.object({
  text: z.string().max(20_000).default(""),
  rating: z.enum(["", ...ratings.map(({ value }) => value)]).default(""),
  email: z.string().max(1_000).default(""),
  path: z.string().max(2_000).default("/").describe("The page that it is about; its query is dropped."),
});
