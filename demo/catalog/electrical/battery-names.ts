/** What every maker's cell of that size is the same as, in the pack that crews keep. */
export function cellSameAs(size: string, chemistry: string, pieces: number, grade = "Industrial"): string {
  return `cell ${size} ${chemistry} ${grade} ${pieces}`;
}

/** A sealed lead-acid battery, whoever makes it. */
export function leadAcidSameAs(
  volts: number,
  ampHours: number,
  design: string,
  terminal: string,
  pieces: number,
): string {
  return `sealed lead acid ${volts} V ${ampHours} Ah ${design} ${terminal} ${pieces}`;
}
