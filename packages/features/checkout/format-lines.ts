/** "Line 4", "Lines 1 to 13, 16, and 21 to 23": what follows each other is a range from three lines on. */
export function formatLines(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const named = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map(String)));
  return `${numbers.length === 1 ? "Line" : "Lines"} ${new Intl.ListFormat("en-US").format(named)}`;
}
