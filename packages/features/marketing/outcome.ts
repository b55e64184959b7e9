/** How a sign-up went, as the address of the page that follows says it. */
const outcomes = ["done", "invalid", "later"] as const;
export type SignUpOutcome = (typeof outcomes)[number];

export function outcomeIn(url: URL | undefined): SignUpOutcome | undefined {
  const outcomeParam = url?.searchParams.get("outcome");
  return outcomes.find((outcome) => outcome === outcomeParam);
}
