/** Evenly chosen, at most so many, in their order. */
export function sample<Value>(values: readonly Value[], most: number): readonly Value[] {
  const step = Math.max(1, Math.floor(values.length / most));
  return values.filter((_, at) => at % step === 0).slice(0, most);
}
