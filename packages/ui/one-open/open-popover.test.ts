import { afterEach, expect, test } from "vitest";
import { closePopover, isAnyOpen, openPopover, openedPopover, subscribe } from "./open-popover.ts";

afterEach(() => {
  const name = openedPopover();
  if (name !== undefined) closePopover(name);
});

test("one is open at a time: opening another takes its place, and its late goodbye changes nothing", () => {
  openPopover("all-products");
  openPopover("my-account");
  closePopover("all-products");
  expect(openedPopover()).toBe("my-account");
});

test("the search's dropdown is held back by the branch locator and every other popover, not by itself", () => {
  expect(isAnyOpen()).toBe(false);
  openPopover("search");
  expect(isAnyOpen()).toBe(false);
  for (const name of ["branch-locator", "all-products", "my-account", "account-switch", "mobile-panel"] as const) {
    openPopover(name);
    expect(isAnyOpen()).toBe(true);
  }
});

test("who listens hears of every change once, and of none after it has left", () => {
  const heard: (string | undefined)[] = [];
  const leave = subscribe(() => heard.push(openedPopover()));
  openPopover("search");
  openPopover("search");
  closePopover("search");
  leave();
  openPopover("all-products");
  expect(heard).toEqual(["search", undefined]);
});
