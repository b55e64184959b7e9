import { expect, test } from "vitest";
import { changesBetween, shownOf, type Toast, withoutToast, withToast, withUpdate } from "./toast-queue.ts";

const toast = (id: string): Toast => ({ id, text: `Text of ${id}`, tone: "done", link: undefined, duration: 5000 });
const two = withToast(withToast([], toast("a")), toast("b"));
const ids = (queue: readonly Toast[]) => queue.map(({ id }) => id);

test("one toast shows at a time, the first that came", () => {
  expect(ids(shownOf(two))).toEqual(["a"]);
});

test("the next one shows when the first has gone", () => {
  expect(ids(shownOf(withoutToast(two, "a")))).toEqual(["b"]);
});

test("an update keeps the place and the fields that it doesn't name", () => {
  const queue = withUpdate(two, "b", { text: "New" });
  expect(ids(queue)).toEqual(["a", "b"]);
  expect(queue[1]).toEqual({ ...toast("b"), text: "New" });
});

test("updating or removing a toast that has gone changes nothing", () => {
  expect(withUpdate(two, "gone", { text: "New" })).toEqual(two);
  expect(withoutToast(two, "gone")).toEqual(two);
});

test("a toast's life is told as added, updated and removed", () => {
  const kinds = (before: readonly Toast[], after: readonly Toast[]) =>
    changesBetween(before, after).map((change) => `${change.kind} ${change.toast.id}`);
  expect(kinds([], two)).toEqual(["added a", "added b"]);
  expect(kinds(two, withUpdate(two, "a", { text: "New" }))).toEqual(["updated a"]);
  expect(kinds(two, withoutToast(two, "a"))).toEqual(["removed a"]);
  expect(kinds(two, two)).toEqual([]);
});
