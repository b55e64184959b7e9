/** Spec 2.1 and 8 fix these two; the hint's words are ours. */
export const TITLE = "Unexpected Error";
export const TEXT = "There was a problem loading the page";
export const HINT = "Try again now. If it still fails, check back later.";
