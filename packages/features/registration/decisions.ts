/** How somebody who registered is answered. */
export const decisions = ["approve", "decline"] as const;
export type Decision = (typeof decisions)[number];
