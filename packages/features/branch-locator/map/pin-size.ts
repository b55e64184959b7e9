/** Pixels from a pin's middle to its edge. */
export const pinRadius = 14;
export const selectedPinRadius = 18;
