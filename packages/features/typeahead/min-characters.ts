/** Spec 7.2: fewer characters find nothing, and nothing is asked of the engine for them. */
export const minCharacters = 2;
