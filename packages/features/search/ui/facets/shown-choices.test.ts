import { expect, test } from "vitest";
import type { FacetChoice } from "../../results.ts";
import { shownChoices } from "./shown-choices.ts";

function choices(count: number, chosen?: number): FacetChoice[] {
  return Array.from({ length: count }, (_, at) => ({
    value: String(at),
    label: `M${at + 3}`,
    count: at + 1,
    isChosen: at === chosen,
    url: `/search?size=${at}`,
  }));
}

test("a short list is shown whole, and nothing is hidden for the sake of one line", () => {
  expect(shownChoices(choices(6), "list").rest).toEqual([]);
  expect(shownChoices(choices(7), "list").rest).toEqual([]);
  expect(shownChoices(choices(13), "grid").rest).toEqual([]);
});

test("no choice of a long list is lost", () => {
  const all = choices(34);
  const { first, rest } = shownChoices(all, "grid");
  expect([first.length, rest.length]).toEqual([12, 22]);
  expect([...first, ...rest]).toEqual(all);
});

test("a choice that is made is never out of sight", () => {
  expect(shownChoices(choices(34, 30), "grid").isOpen).toBe(true);
  expect(shownChoices(choices(34, 3), "grid").isOpen).toBe(false);
});
