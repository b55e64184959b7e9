import { oneOf, readCsv, text } from "../../kit/read-data.ts";

/** From the commonest to the rarest, the headers mixed: a small catalog has some of each. */
export const signMessages = readCsv("safety/sign-messages.csv", {
  header: oneOf(["Danger", "Warning", "Caution", "Notice", "Safety First", "Emergency", "Exit", "Fire"]),
  message: text,
  spanish: text,
  subject: text,
});
export type SignMessage = (typeof signMessages)[number];
