import { expect, test } from "vitest";
import { createToastStore } from "./toast-store.ts";

test("a toast stays 5000 ms unless told otherwise", () => {
  const store = createToastStore();
  store.show("Saved");
  store.show("Saved", { duration: 100 });
  expect(store.queue().map((toast) => toast.duration)).toEqual([5000, 100]);
});

test("listeners hear of each step of a toast's life, and of nothing after they stop", () => {
  const store = createToastStore();
  const heard: string[] = [];
  const stop = store.subscribe((changes) => heard.push(...changes.map(({ kind }) => kind)));
  const id = store.show("Saving");
  store.update(id, { text: "Saved" });
  store.dismiss(id);
  store.dismiss(id);
  stop();
  store.show("Unheard");
  expect(heard).toEqual(["added", "updated", "removed"]);
});
