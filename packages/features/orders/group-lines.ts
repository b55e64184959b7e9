interface Promised {
  readonly fulfilment: "ship" | "pickup";
  readonly promise: { readonly parts: readonly { readonly kind: string; readonly on: string | null }[] };
}

const order = ["ship", "pickup", "backorder"] as const;
export type GroupKind = (typeof order)[number];

/** How a line gets to the buyer; one that waits for a delivery, in part or in whole, comes later. */
function kindOf({ fulfilment, promise }: Promised): GroupKind {
  if (promise.parts.some(({ kind }) => kind === "backorder")) return "backorder";
  return fulfilment;
}

/** The lines by how they get there. Groups without lines are left out. */
export function groupLines<Line extends Promised>(
  lines: readonly Line[],
): readonly { readonly kind: GroupKind; readonly lines: readonly Line[] }[] {
  const groups = Map.groupBy(lines, kindOf);
  return order.flatMap((kind) => {
    const ofKind = groups.get(kind);
    return ofKind ? [{ kind, lines: ofKind }] : [];
  });
}

/** The days on which something of the lines comes, the first first; null among them where one is not known. */
export function daysOf(lines: readonly Promised[]): readonly (string | null)[] {
  const days = new Set(lines.flatMap(({ promise }) => promise.parts.map(({ on }) => on)));
  return [...days].toSorted((one, other) => (one ?? "9").localeCompare(other ?? "9"));
}
