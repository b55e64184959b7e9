/** Spec 9: a quantity has at most 5 digits. */
export const maximumDigits = 5;

/**
 * Spec 5: what the field shows after an edit. Digits only, at most 5 of them, leading zeros stripped; an edit that
 * breaks a rule leaves what was there. The empty field is let through, or nobody could retype a quantity.
 */
export function editedQuantity(previous: string, typed: string): string {
  if (!/^[0-9]*$/.test(typed)) return previous;
  const stripped = typed.replace(/^0+(?=[0-9])/, "");
  return stripped.length > maximumDigits ? previous : stripped;
}

/** The quantity that an edit ends with. An empty field goes back to the last quantity, or is 0 where that means something. */
export function settledQuantity(last: number, shown: string, isZeroEmpty = false): number {
  if (shown === "") return isZeroEmpty ? 0 : last;
  return Number(shown);
}
