/** A thread as somebody wrote it, that nothing has: where it stands, and how the index names those of its diameter. */
export interface TypedThread {
  readonly written: string;
  /** Before the pitch: `t:3/8-`. */
  readonly prefix: string;
  readonly pitch: number;
}

const inchThread =
  /(?<![\w./-])#?(?<diameter>\d{1,2}(?:-\d{1,2}\/\d{1,2}|\/\d{1,2})?)-(?<pitch>\d{1,2}(?:\.5)?)(?![\w./-])/;
const metricThread = /(?<![\w./-])m(?<diameter>\d{1,2}(?:\.5)?)\s?[-x\u{D7}]\s?(?<pitch>\d(?:\.\d{1,2})?)(?![\w./-])/iu;

/** The thread in a text, whether there is such a one or not: "3/8-17", "#10-30", "M8-1.3". */
export function threadIn(text: string): TypedThread | undefined {
  const metric = metricThread.exec(text);
  const match = metric ?? inchThread.exec(text);
  const { diameter, pitch } = match?.groups ?? {};
  if (!match || diameter === undefined || pitch === undefined) return undefined;
  // Screws below a quarter inch are numbered; those of one and two inches have few threads to the inch.
  const isNumbered = !metric && !diameter.includes("/") && (Number(diameter) > 2 || Number(pitch) > 20);
  const name = `${isNumbered ? "#" : ""}${metric ? "m" : ""}${diameter}`;
  return { written: match[0], prefix: `t:${name}-`, pitch: Number(pitch) };
}

/** What differs by more was no thread, or is none that anybody would take instead. */
const farthest = 0.35;

/** Of the threads that there are, by the index's names, the one whose pitch is nearest. */
export function nearestOf<Thread extends { readonly key: string }>(
  { prefix, pitch }: TypedThread,
  threads: readonly Thread[],
): Thread | undefined {
  const distance = ({ key }: Thread) => Math.abs(Number(key.slice(prefix.length)) - pitch);
  return threads
    .filter((thread) => thread.key.startsWith(prefix) && distance(thread) <= pitch * farthest)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

/** As the trade writes it: `t:m8-1.25` is M8-1.25. */
export function threadName(key: string): string {
  return key.slice("t:".length).replace(/^m/, "M");
}
