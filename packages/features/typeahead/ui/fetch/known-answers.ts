/** The last answers by what they were asked for with; the one that was not used for longest goes first. */
export interface KnownAnswers<Answer> {
  readonly get: (text: string) => Answer | undefined;
  readonly set: (text: string, answer: Answer) => void;
  /** The answer to the longest beginning of a text. */
  readonly nearest: (text: string) => Answer | undefined;
}

export function knownAnswers<Answer>(limit: number): KnownAnswers<Answer> {
  const known = new Map<string, Answer>();

  function get(text: string): Answer | undefined {
    const answer = known.get(text);
    if (answer === undefined) return undefined;
    known.delete(text);
    known.set(text, answer);
    return answer;
  }

  function set(text: string, answer: Answer): void {
    known.delete(text);
    known.set(text, answer);
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
  }

  function nearest(text: string): Answer | undefined {
    for (let length = text.length; length > 0; length -= 1) {
      const answer = get(text.slice(0, length));
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  return { get, set, nearest };
}
