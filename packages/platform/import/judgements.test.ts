import { expect, test } from "vitest";
import { Graph } from "./cycles.ts";
import { judgeUnique } from "./uniqueness.ts";

test("the edge that would close a circle is refused with the way round, and the others stay", () => {
  const graph = new Graph(false);
  expect(graph.add("a", "b")).toBeUndefined();
  expect(graph.add("b", "c")).toBeUndefined();
  expect(graph.add("c", "a")).toEqual(["a", "b", "c"]);
  expect(graph.add("c", "d")).toBeUndefined();
  expect(graph.add("d", "d")).toEqual(["d"]);
});

test("where a row has one edge, a new one takes the old one's place before it is judged", () => {
  const graph = new Graph(true);
  graph.addUnchecked("child", "parent");
  expect(graph.add("parent", "child")).toEqual(["child", "parent"]);
  graph.clear("child");
  expect(graph.add("parent", "child")).toBeUndefined();
});

const candidate = (place: number, key: string, value: string | null) => ({ place, key, value });

test("of two rows with the same value the later is refused", () => {
  const refused = judgeUnique([], [candidate(1, "A", "x"), candidate(2, "B", "x")]);
  expect(refused.map(({ place }) => place)).toEqual([2]);
});

test("a value is free once its holder has let it go, and not before", () => {
  const held = [{ key: "A", value: "x" }];
  const inTime = [candidate(1, "A", "y"), candidate(2, "B", "x")];
  const tooEarly = [candidate(1, "B", "x"), candidate(2, "A", "y")];
  expect(judgeUnique(held, inTime)).toEqual([]);
  expect(judgeUnique(held, tooEarly).map(({ place }) => place)).toEqual([1]);
});

test("a row that does not compete takes no value", () => {
  expect(judgeUnique([{ key: "A", value: "x" }], [candidate(1, "A", null), candidate(2, "B", "x")])).toEqual([]);
});
