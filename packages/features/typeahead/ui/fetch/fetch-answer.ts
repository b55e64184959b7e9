export type Fetched<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/** A suggestion that takes longer helps nobody. */
const timeLimitMs = 5000;

/** Fetches from one of the typeahead's addresses. No answer, a refusal and an answer that makes no sense are all errors. */
export async function fetchAnswer<Answer>(
  url: string,
  signal: AbortSignal,
  read: (value: unknown) => Answer | undefined,
): Promise<Fetched<Answer>> {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
    });
    if (!response.ok) return { error: { status: response.status } };
    const answer = read(await response.json());
    return answer === undefined ? { error: { status: response.status, reason: "not understood" } } : { answer };
  } catch (error) {
    return { error };
  }
}
