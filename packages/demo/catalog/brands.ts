/** An invented maker. Its mark is a monogram or shape in its colour. */
export interface Brand {
  readonly code: string;
  readonly name: string;
  readonly color: `#${string}`;
  readonly shape: "block" | "slab" | "round" | "shield" | "chevron" | "bar" | "hexagon" | "diamond";
  readonly summary: string;
}
