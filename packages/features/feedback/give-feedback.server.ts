import { looksLikeAddress } from "@capstan/features/marketing/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { Log } from "@capstan/platform/log";
import { type FeedbackOutcome, faultOf } from "./feedback.ts";
import { addFeedback } from "./feedback.store.server.ts";

export interface FeedbackDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

export interface FeedbackForm {
  readonly text: string;
  readonly rating: string;
  readonly email: string;
  readonly path: string;
}

const maxPathLength = 200;

export async function giveFeedback({ db, clock, log }: FeedbackDeps, form: FeedbackForm): Promise<FeedbackOutcome> {
  // A browser sends line ends as two characters, and counts them as one.
  const text = form.text.replaceAll("\r\n", "\n").trim();
  const email = form.email.trim();
  const fault = faultOf({ text, email }, looksLikeAddress);
  if (fault !== undefined) return fault;
  const path = form.path.replace(/[?#].*$/s, "").slice(0, maxPathLength);
  const feedback = {
    text,
    rating: form.rating === "" ? null : Number(form.rating),
    email: email === "" ? null : email,
    path: path.startsWith("/") ? path : "/",
  };
  try {
    await addFeedback(db, feedback, clock.now());
    return "done";
  } catch (error) {
    log.error({ err: error }, "feedback was not stored");
    return "later";
  }
}
