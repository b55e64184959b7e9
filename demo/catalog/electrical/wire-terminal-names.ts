/** The range of wire that a color-coded terminal takes, as the trade writes it. */
const rangeOfWire: Readonly<Record<string, string>> = {
  "14 AWG": "16-14 AWG",
  "12 AWG": "12-10 AWG",
  "10 AWG": "12-10 AWG",
};

/** What every maker's terminal of that kind is the same as. */
export function terminalSameAs(kind: string, insulation: string, range: string, fit: string, pieces: number): string {
  return `wire terminal ${kind} ${insulation} ${range} ${fit} ${pieces}`;
}

/** The terminal that a run of branch-circuit wire most often ends in. */
export function terminalFor(awg: string): string {
  return terminalSameAs("Ring", "Vinyl", rangeOfWire[awg] ?? "12-10 AWG", "#10", 100);
}
