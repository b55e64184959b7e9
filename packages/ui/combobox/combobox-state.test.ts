import { expect, test } from "vitest";
import { announcement, emptyText, keptItems } from "./combobox-state.ts";

const items = [{ id: "1", label: "Racine, WI" }];

test("waiting, failing and finding nothing are announced", () => {
  expect(announcement({ status: "loading", items: [] })).toBe("Loading");
  expect(announcement({ status: "failed", items: [] })).toBe("The list couldn't be loaded. Type again to retry.");
  expect(announcement({ status: "ready", items: [] })).toBe("No results");
});

test("a field at rest and a list with options announce nothing of their own", () => {
  expect(announcement({ status: "idle", items: [] })).toBe("");
  expect(announcement({ status: "ready", items })).toBe("");
});

test("older options stay while newer ones are fetched, and the wait is still announced", () => {
  expect(announcement({ status: "loading", items })).toBe("Loading");
  expect(emptyText("idle")).toBe("Type to search");
});

test("an option that is found again is the same object, and one that has changed isn't", () => {
  const again = keptItems(items, [
    { id: "1", label: "Racine, WI" },
    { id: "2", label: "Peoria, IL" },
  ]);
  expect(again[0]).toBe(items[0]);
  expect(again[1]).toEqual({ id: "2", label: "Peoria, IL" });
  expect(keptItems(items, [{ id: "1", label: "Racine" }])[0]).toEqual({ id: "1", label: "Racine" });
});
