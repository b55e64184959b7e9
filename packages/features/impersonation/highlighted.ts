interface Part {
  readonly part: string;
  readonly isMatch: boolean;
  /** Where it begins. */
  readonly at: number;
}

/** The text in parts, those that are the term marked, in whichever case. */
export function highlighted(text: string, term: string): readonly Part[] {
  if (term === "") return [{ part: text, isMatch: false, at: 0 }];
  const pattern = new RegExp(`(${term.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)})`, "gi");
  let at = 0;
  return text.split(pattern).flatMap((part, place) => {
    const found = { part, isMatch: place % 2 === 1, at };
    at += part.length;
    return part === "" ? [] : [found];
  });
}
