/** What goes with what: the texts by which classes name each other's items, whoever makes them. */

export interface Hardware {
  readonly grade: string;
  readonly finish: string;
}

export function hexNutText(nutType: string, threadSize: string, { grade, finish }: Hardware, pieces: number): string {
  return `${nutType} ${threadSize} ${grade} ${finish} ${pieces}`;
}

export function washerText(washerType: string, size: string, { grade, finish }: Hardware, pieces: number): string {
  return `${washerType} washer ${size} ${grade} ${finish} ${pieces}`;
}

/** The box that nuts and washers of a size are stocked in first. */
export function usualBox(diameter: number): number {
  if (diameter <= 0.5) return 100;
  return diameter <= 0.75 ? 50 : 25;
}

/** The hardware for a screw of a given grade; washers are not graded below grade 8. */
export function washerHardware({ grade, finish }: Hardware): Hardware {
  if (/18-8|316/.test(grade)) return { grade, finish: "Plain" };
  if (grade === "360") return { grade, finish: "Plain" };
  if (/A2/.test(grade)) return { grade: "18-8", finish: "Plain" };
  if (/A4/.test(grade)) return { grade: "316", finish: "Plain" };
  return /Grade 8|10\.9|12\.9/.test(grade)
    ? { grade: "Through-Hardened", finish: finish === "Yellow Zinc" ? finish : "Plain" }
    : { grade: "Low Carbon", finish: finish === "Hot Dip Galvanized" ? finish : "Zinc Plated" };
}

/** The nut that matches a screw's strength; none is stocked for class 12.9. */
export function nutHardware({ grade, finish }: Hardware): Hardware | undefined {
  if (grade === "Class 8.8") return { grade: "Class 8", finish: "Zinc Plated" };
  if (grade === "Class 10.9") return { grade: "Class 10", finish };
  if (grade.startsWith("A2")) return { grade: "A2", finish: "Plain" };
  if (grade.startsWith("A4")) return { grade: "A4", finish: "Plain" };
  return grade === "Class 12.9" ? undefined : { grade, finish };
}
