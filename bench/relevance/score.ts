import type { Grade } from "./judgement.ts";

/** How many places count. */
export const depth = 10;

/** How many items of the whole catalog have each grade; more than ten of a grade make no difference. */
export type GradeCounts = readonly [none: number, one: number, two: number, three: number];

/** The discounted gain of an answer beside the best that the catalog could have given. */
export function ndcg(grades: readonly Grade[], counts: GradeCounts): number {
  return ratio(gainOf(grades), gainOf(idealOf(counts)));
}

/**
 * The same, forgiving an answer that stops: near misses that it leaves out cost nothing, whole answers that it leaves out
 * and near misses in the place of better ones do.
 */
export function ndcgAsFarAsItGoes(grades: readonly Grade[], counts: GradeCounts): number {
  const ideal = idealOf(counts);
  const needed = ideal.filter((grade) => grade === ideal[0]).length;
  return ratio(gainOf(grades), gainOf(ideal.slice(0, Math.max(needed, grades.length))));
}

/** One over the place of the first that is as good as any: 0 where it isn't among the ten. */
export function reciprocalRank(grades: readonly Grade[], counts: GradeCounts): number {
  const best = idealOf(counts)[0];
  const at = grades.slice(0, depth).findIndex((grade) => grade === best);
  return at === -1 ? 0 : 1 / (at + 1);
}

function idealOf([, one, two, three]: GradeCounts): readonly Grade[] {
  return [
    ...Array<Grade>(Math.min(three, depth)).fill(3),
    ...Array<Grade>(Math.min(two, depth)).fill(2),
    ...Array<Grade>(Math.min(one, depth)).fill(1),
  ].slice(0, depth);
}

function gainOf(grades: readonly Grade[]): number {
  return grades.slice(0, depth).reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

function ratio(gain: number, ideal: number): number {
  return ideal === 0 ? 0 : gain / ideal;
}
