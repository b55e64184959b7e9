import { expect, test } from "vitest";
import { type Location, type LocatorPorts, createBranchLocator } from "./create-branch-locator.ts";
import type { LocatedBranch, Position } from "./located-branch.ts";
import { type LocatorState, initialState, isBusy, locatorReducer, shownResults } from "./locator-state.ts";
import type { GeocodeResult } from "./map/maps-service.ts";
import { testBranch } from "./test-branch.ts";

const milwaukee: Position = { latitude: 43, longitude: -88 };
const here: Position = { latitude: 41.9, longitude: -87.6 };
const geocoded: GeocodeResult = { status: "OK", position: milwaukee };
const near = [testBranch(), testBranch({ code: "438", city: "Waukesha", distance: 14.8 })];
const aroundHere = [testBranch({ code: "103", city: "Chicago" }), testBranch({ code: "104", city: "Cicero" })];

type Found = Awaited<ReturnType<LocatorPorts["search"]>>;

/** A locator whose ports answer as the test says, with what was searched for. */
function locatorWith(changed: Partial<LocatorPorts> & { readonly cookie?: string } = {}) {
  const searches: [string, Position][] = [];
  const reports: unknown[] = [];
  let state: LocatorState = initialState;
  const search = changed.search ?? (async (_text, at): Promise<Found> => ok(at === here ? aroundHere : near));
  const locator = createBranchLocator(
    {
      cookies: () => changed.cookie ?? "",
      locate: async (): Promise<Location> => ({ kind: "unavailable" }),
      wait: async () => new Promise(() => undefined),
      geocode: async () => geocoded,
      setDefault: async () => ok(null),
      report: (error) => reports.push(error),
      ...changed,
      search: async (text, at) => {
        searches.push([text, at]);
        return search(text, at);
      },
    },
    (event) => {
      state = locatorReducer(state, event);
    },
  );
  const shown = () => shownResults(state)?.branches.map(({ code }) => code);
  return { locator, searches, reports, shown, state: () => state };
}

function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

const located: Location = { kind: "found", position: here };
const cookie = "session=x; geo=Milwaukee%2C%20WI|US|53219";

test("a granted position is searched by its coordinates, and the first branch is selected", async () => {
  const { locator, searches, shown, state } = locatorWith({ locate: async () => located });
  await locator.open();
  expect(searches).toEqual([["", here]]);
  expect(shown()).toEqual(["103", "104"]);
  expect(state()).toMatchObject({ selectedCode: "103", isLocating: false, isLocationDenied: false });
});

test("the cookie's place is geocoded and shown while the position is on its way, which then replaces it", async () => {
  let grant: (location: Location) => void = () => undefined;
  const { locator, searches, shown } = locatorWith({
    cookie,
    locate: async () => new Promise((resolve) => (grant = resolve)),
  });
  const opened = locator.open();
  await expect.poll(shown).toEqual(["412", "438"]);
  expect(searches).toEqual([["Milwaukee, WI", milwaukee]]);
  grant(located);
  await opened;
  expect(shown()).toEqual(["103", "104"]);
});

test("a guess that comes after the position does not replace it", async () => {
  let answerLate: (result: GeocodeResult) => void = () => undefined;
  const { locator, shown } = locatorWith({
    cookie,
    locate: async () => located,
    geocode: async () => new Promise((resolve) => (answerLate = resolve)),
  });
  await locator.open();
  answerLate(geocoded);
  await Promise.resolve();
  expect(shown()).toEqual(["103", "104"]);
});

test("a denied position sets the hint and leaves the cookie's place", async () => {
  const { locator, shown, state } = locatorWith({ cookie, locate: async () => ({ kind: "denied" }) });
  await locator.open();
  expect(shown()).toEqual(["412", "438"]);
  expect(state().isLocationDenied).toBe(true);
});

test("where nothing is known the server says where to begin, and nobody is kept waiting", async () => {
  const { locator, searches, state } = locatorWith();
  await locator.open();
  expect(searches).toEqual([["", { latitude: 0, longitude: 0 }]]);
  expect(shownResults(state())).toMatchObject({ place: "Milwaukee Branch #412", position: null });
  expect(isBusy(state())).toBe(false);
  const nothing = locatorWith({ search: async () => ok([]) });
  await nothing.locator.open();
  expect([nothing.shown(), isBusy(nothing.state()), nothing.state().failure]).toEqual([undefined, false, null]);
});

test("a failed first search is shown, unless the visitor searches by then", async () => {
  let answer: (found: Found) => void = () => undefined;
  const down: Found = { ok: false, error: "503" };
  const { locator, state } = locatorWith({ search: async (text) => (text === "" ? down : ok(near)) });
  await locator.open();
  expect([state().failure, isBusy(state())]).toEqual([{ kind: "initial" }, false]);
  const busy = locatorWith({
    search: async (text) => (text === "" ? new Promise((resolve) => (answer = resolve)) : ok(near)),
  });
  const opened = busy.locator.open();
  await busy.locator.search("53219");
  answer(down);
  await opened;
  expect([busy.state().failure, busy.shown()]).toEqual([null, ["412", "438"]]);
});

test("a position that takes too long keeps nobody waiting, and is used when it comes", async () => {
  let grant: (location: Location) => void = () => undefined;
  const { locator, shown, state } = locatorWith({
    locate: async () => new Promise((resolve) => (grant = resolve)),
    wait: async () => undefined,
  });
  const opened = locator.open();
  expect(isBusy(state())).toBe(true);
  await expect.poll(() => isBusy(state())).toBe(false);
  expect(shown()).toEqual(["412", "438"]);
  grant(located);
  await opened;
  expect(shown()).toEqual(["103", "104"]);
});

test("a position that comes during the visitor's own search waits behind it for Reset", async () => {
  let grant: (location: Location) => void = () => undefined;
  const { locator, shown } = locatorWith({ locate: async () => new Promise((resolve) => (grant = resolve)) });
  const opened = locator.open();
  await locator.search("53219");
  grant(located);
  await opened;
  expect(shown()).toEqual(["412", "438"]);
  locator.reset();
  expect(shown()).toEqual(["103", "104"]);
});

test("blank text is not searched for and says so until something is typed or searched", async () => {
  const { locator, searches, state } = locatorWith();
  await locator.search("  \t");
  expect([state().isBlank, searches]).toEqual([true, []]);
  await locator.search("Racine");
  expect(state().isBlank).toBe(false);
});

test.each([
  ["53219", { postalCode: "53219" }],
  [" 53219-1234 ", { postalCode: "53219-1234" }],
  ["532190", { address: "532190" }],
  ["412", { address: "412" }],
  ["Milwaukee, WI", { address: "Milwaukee, WI" }],
])("%j is geocoded as %j", async (text, query) => {
  const queries: unknown[] = [];
  const { locator } = locatorWith({
    geocode: async (asked) => {
      queries.push(asked);
      return geocoded;
    },
  });
  await locator.search(text);
  expect(queries).toEqual([query]);
});

test("a place that no geocoder knows is searched for at latitude 0 and longitude 0; a branch number is then named", async () => {
  const { locator, searches, state } = locatorWith({ geocode: async () => ({ status: "ZERO_RESULTS" }) });
  await locator.search("412");
  expect(searches).toEqual([["412", { latitude: 0, longitude: 0 }]]);
  expect(shownResults(state())).toMatchObject({ place: "Milwaukee Branch #412", position: null });
});

test("a failed geocoding and a failed search are reported, shown, and searched for again on demand", async () => {
  let isDown = true;
  const { locator, reports, shown, state } = locatorWith({
    search: async (): Promise<Found> => (isDown ? { ok: false, error: "503" } : ok(near)),
  });
  await locator.search("53219");
  expect([isBusy(state()), state().failure, reports]).toEqual([false, { kind: "search", text: "53219" }, ["503"]]);
  isDown = false;
  await locator.retry({ kind: "search", text: "53219" });
  expect([shown(), state().failure]).toEqual([["412", "438"], null]);
  const other = locatorWith({ geocode: async () => ({ status: "FAILED" }) });
  await other.locator.search("53219");
  expect([other.searches, other.state().failure?.kind]).toEqual([[], "search"]);
});

test("an answer to an earlier search, or to one that was reset, comes too late", async () => {
  const answers: ((found: Found) => void)[] = [];
  const { locator, shown } = locatorWith({ search: async () => new Promise((resolve) => answers.push(resolve)) });
  const first = locator.search("53219");
  const second = locator.search("60601");
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(ok(aroundHere));
  answers[0]?.(ok(near));
  await Promise.all([first, second]);
  expect(shown()).toEqual(["103", "104"]);
  const third = locator.search("53219");
  await expect.poll(() => answers.length).toBe(3);
  locator.reset();
  answers[2]?.(ok(near));
  await third;
  expect(shown()).toBeUndefined();
});

test("setting the default branch changes it wherever it is shown; failing to raises the error state", async () => {
  const branches: readonly LocatedBranch[] = [testBranch({ isDefault: true }), testBranch({ code: "438" })];
  const { locator, state } = locatorWith({ search: async () => ok(branches), locate: async () => located });
  await locator.open();
  await locator.search("53219");
  await locator.setDefault("438");
  const defaults = () => shownResults(state())?.branches.map(({ isDefault }) => isDefault);
  expect(defaults()).toEqual([false, true]);
  locator.reset();
  expect(defaults()).toEqual([false, true]);
  const refused = locatorWith({ setDefault: async () => ({ ok: false, error: "401" }) });
  await refused.locator.setDefault("438");
  expect(refused.state()).toMatchObject({ failure: { kind: "default", code: "438" }, settingDefault: null });
});
