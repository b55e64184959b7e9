import { expect, test } from "vitest";
import { refreshHeader } from "./refresh-header.ts";
import { isFresh } from "./header-age.ts";
import type { HeaderSources } from "./load-header.ts";
import { fallbackView } from "./ui/header/fallback-view.ts";

const minute = 60_000;
const known = { ...fallbackView, level: "rml-user", phone: "known", madeAt: 0 } as const;
const nobody = { authenticatedLevel: "anonymous", isAuthenticated: false };

/** Only the sign-out source answers, or nobody does. */
async function refreshed(ageMs: number, signOut: () => Promise<unknown>) {
  const away = async () => Promise.reject(new TypeError("away"));
  const told: string[] = [];
  const sources: HeaderSources = {
    signOut,
    account: away,
    impersonation: away,
    welcome: away,
    customCatalog: away,
    menu: away,
    main: away,
  };
  const view = await refreshHeader(known, {
    sources,
    report: ({ message }) => told.push(message),
    now: () => new Date(ageMs),
  });
  return { isOld: view === known, told };
}

test("the header is fresh for five minutes [spec 4/1.4]", () => {
  expect(isFresh(known, new Date(5 * minute - 1))).toBe(true);
  expect(isFresh(known, new Date(5 * minute))).toBe(false);
});

test("what is known is kept for ten minutes while the store can't be asked, and not longer [spec 4/1.4]", async () => {
  const away = async () => Promise.reject(new TypeError("away"));
  expect((await refreshed(6 * minute, away)).isOld).toBe(true);
  expect((await refreshed(10 * minute, away)).isOld).toBe(false);
});

test("an answer replaces what was known, and what failed is reported", async () => {
  const { isOld, told } = await refreshed(6 * minute, async () => nobody);
  expect(isOld).toBe(false);
  expect(told).toContain("Error fetching from my account endpoint");
  expect(told).not.toContain("Error fetching from signout endpoint");
});
