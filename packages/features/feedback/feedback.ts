/** What a visitor writes under Help Us Improve. */
export interface Feedback {
  readonly text: string;
  readonly rating: number | null;
  readonly email: string | null;
  /** The page that it is about. */
  readonly path: string;
}

export const maxFeedbackLength = 2_000;

export const ratings = [
  { value: "1", label: "Poor" },
  { value: "2", label: "Fair" },
  { value: "3", label: "Good" },
  { value: "4", label: "Very good" },
  { value: "5", label: "Excellent" },
] as const;

/** How it went, as the address of the page that follows says it. */
const outcomes = ["done", "empty", "too-long", "invalid-email", "later"] as const;
export type FeedbackOutcome = (typeof outcomes)[number];

export function outcomeIn(url: URL | undefined): FeedbackOutcome | undefined {
  const outcomeParam = url?.searchParams.get("outcome");
  return outcomes.find((outcome) => outcome === outcomeParam);
}

/** What is wrong with it, in the order in which the form asks; both sides ask this. */
export function faultOf(
  { text, email }: { readonly text: string; readonly email: string },
  looksLikeAddress: (text: string) => boolean,
): Exclude<FeedbackOutcome, "done" | "later"> | undefined {
  if (text === "") return "empty";
  if (text.length > maxFeedbackLength) return "too-long";
  return email === "" || looksLikeAddress(email) ? undefined : "invalid-email";
}
