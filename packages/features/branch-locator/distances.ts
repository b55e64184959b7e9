/** Spec 9: branches that are farther are not near. */
export const maxMiles = 250;

/** Spec 9: so many of them are on the first page. */
export const listedBranches = 25;

/** To a tenth, as pages and answers tell it. */
export function roundMiles(miles: number): number {
  return Math.round(miles * 10) / 10;
}
