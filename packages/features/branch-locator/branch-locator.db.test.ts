import { branchDirectory } from "@capstan/features/branches/server";
import { createBuiltInGeocoder } from "@capstan/features/geocoding/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { safeAvailabilityMessage } from "@capstan/platform/html";
import { testEngines, watchedDatabase } from "@capstan/platform/test-kit";
import { anonymous } from "@capstan/platform/visitor";
import { type TestApp, cookieOf, harlow, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, describe, expect, test } from "vitest";
import type { WireBranch } from "./branch-locator.schema.ts";
import { searchBranches } from "./search-branches.server.ts";
import { seedBranches, seedCart, seedStock } from "./test-kit.ts";

const engines = testEngines();
const { pool, db } = engines.database;
let app: TestApp;
let cart: string;

beforeAll(async () => {
  await seedPeople(engines.database);
  await seedBranches(engines.database);
  await seedStock(engines.database);
  cart = await seedCart(engines.database);
  app = await testApp(engines);
});

const bob = async () => cookieOf(engines, "bob:fully-authenticated");
let visitors = 0;

/** Each search comes from another address: limits are somebody else's test. */
async function search(body: object, cookie = ""): Promise<readonly WireBranch[]> {
  visitors += 1;
  const poster = { headers: { cookie }, remoteAddress: `10.9.${visitors >> 8}.${visitors & 255}` };
  const answer = await app.inject(posted(lazyUrls.branchSearch(), body, poster));
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function get(url: string, query: Record<string, string>, cookie = "") {
  visitors += 1;
  const address = `${url}?${new URLSearchParams(query)}`;
  return app.inject({ url: address, headers: { cookie }, remoteAddress: `10.9.${visitors >> 8}.${visitors & 255}` });
}

const codes = (branches: readonly WireBranch[]) => branches.map(({ branchCode }) => branchCode);

test("a search answers branches with every field, the nearest first, in miles [spec 7.4/1 3/1.1 3/2]", async () => {
  const found = await search({ searchBox: "53219", useRTA: true });
  expect(codes(found)).toEqual(["412", "438", "427", "486", "451"]);
  const [first] = found;
  expect(first).toEqual({
    branchCode: "412",
    branchAddress: {
      address1: "4820 W Burnham St",
      address2: null,
      city: "Milwaukee",
      state: "WI",
      zipCode: "53219",
      position: { lat: 43.0096, lng: -87.974 },
    },
    latitude: 43.0096,
    longitude: -87.974,
    telephone: "(414) 555-0101",
    weekdayHours: "7:00 am - 5:00 pm",
    distance: first?.distance,
    branchURL: "/content/branch/412/Milwaukee-WI",
    mapsUrl: {
      url: "https://www.google.com/maps/dir/?api=1&destination=4820+W+Burnham+St%2C+Milwaukee%2C+WI+53219-1234",
    },
    defaultPickupBranch: false,
    curbsideEnabled: true,
    availabilityMessage: null,
  });
  expect(first?.distance).toBeGreaterThan(0.5);
  expect(first?.distance).toBeLessThan(3);
  expect(found[1]?.branchAddress.address2).toBe("Suite 110");
  expect(found[3]?.distance).toBeGreaterThan(250);
});

describe("where a search begins", () => {
  test("coordinates win over what was typed", async () => {
    const found = await search({ searchBox: "San Juan, PR", latitude: 42.7, longitude: -87.8 });
    expect(found[0]).toMatchObject({ branchCode: "427", distance: 0.3 });
  });

  test.each([
    ["Racine, Wisconsin", "427"],
    ["100 Main St, Waukesha WI 53188", "438"],
    ["Duluth", "486"],
    ["san juan pr", "451"],
  ])("%s leads to branch %s", async (searchBox, code) => {
    expect(codes(await search({ searchBox }))[0]).toBe(code);
  });

  test.each(["438", "#438", "Branch # 438"])(
    "%s leads to that branch and its neighbours, also at latitude 0 and longitude 0",
    async (searchBox) => {
      const found = await search({ searchBox, latitude: 0, longitude: 0 });
      expect(codes(found).slice(0, 2)).toEqual(["438", "412"]);
      expect(found[0]?.distance).toBe(0);
    },
  );

  test("a place that is not there has no branches, whatever the coordinates of nowhere", async () => {
    expect(await search({ searchBox: "asdfgh", latitude: 0, longitude: 0 })).toEqual([]);
    expect(await search({ searchBox: "branch 777" })).toEqual([]);
    // A closed branch is none.
    expect(await search({ searchBox: "#999" })).toEqual([]);
  });

  test("without text and position the branches are around where the map begins", async () => {
    expect(codes(await search({})).slice(0, 2)).toEqual(["427", "412"]);
    expect(codes(await search({ searchBox: " ", latitude: null, longitude: "" })).slice(0, 2)).toEqual(["427", "412"]);
  });

  test.each([{ latitude: 91, longitude: 0 }, { latitude: "north" }, { searchBox: 7 }, { useRTA: "yes" }])(
    "%j is refused",
    async (body) => {
      const answer = await app.inject(posted(lazyUrls.branchSearch(), body, { remoteAddress: "10.9.9.1" }));
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, "VALIDATION_FAILED"]);
    },
  );
});

describe("what of the cart is at a branch", () => {
  test("counts the products that are there in their whole quantity, and says where all are [spec 3/1.2]", async () => {
    const [all, few, one, none] = await search({ searchBox: "53219" }, `cart=${cart}`);
    expect(all).toMatchObject({ branchCode: "412", availabilityCount: 2 });
    expect(all?.availabilityMessage).toMatch(
      /^<b>All 2 cart products<\/b> ready for pickup (?:today|[A-Z][a-z]{2} \d+)$/,
    );
    expect(few).toMatchObject({ branchCode: "438", availabilityCount: 1, availabilityMessage: null });
    expect(one).toMatchObject({ branchCode: "427", availabilityCount: 1, availabilityMessage: null });
    expect(none).toMatchObject({ branchCode: "486", availabilityCount: 0, availabilityMessage: null });
  });

  test("the message has only tags that the page lets through", async () => {
    const [first] = await search({ searchBox: "53219" }, `cart=${cart}`);
    const message = first?.availabilityMessage ?? "";
    expect(safeAvailabilityMessage(message).html).toBe(message);
  });

  test("is left out without useRTA, without a cart and with somebody's cart that is not there", async () => {
    for (const found of [
      await search({ searchBox: "53219", useRTA: false }, `cart=${cart}`),
      await search({ searchBox: "53219" }),
      await search({ searchBox: "53219" }, "cart=00000000-0000-4000-8000-000000000000"),
    ]) {
      expect(found[0]).not.toHaveProperty("availabilityCount");
      expect(found[0]?.availabilityMessage).toBeNull();
    }
  });

  test("takes two statements however many branches there are", async () => {
    const deps = { branches: branchDirectory(db), geocoder: createBuiltInGeocoder(), clock: { now: () => new Date() } };
    const asked = { text: "53219", position: null, filters: {}, visitor: anonymous };
    const owner = { kind: "visitor", cartId: cart } as const;
    for (const size of [1, 5]) {
      const { watched, statements } = watchedDatabase(db);
      const page = { size, number: 1 };
      const found = await searchBranches({ ...deps, db: watched }, { ...asked, page, cart: owner });
      expect(found).toMatchObject({ ok: true, value: { branches: { length: size } } });
      expect(statements).toHaveLength(2);
    }
  });
});

describe("further filters", () => {
  const page = lazyUrls.branchPage();

  test("go in the query, and branches come in a payload of the same shape [spec 7.4/2]", async () => {
    const posts = await search({ searchBox: "53219", useRTA: false });
    const answer = await get(page, { searchBox: "53219", useRTA: "false" });
    expect(answer.json()).toEqual({ payload: { branches: posts } });
    const near = await get(page, { latitude: "43", longitude: "-88", useRTA: "true", within: "100", curbside: "true" });
    expect(codes(near.json().payload.branches)).toEqual(["412", "438"]);
    const cutting = await get(page, { searchBox: "53219", service: "Key cutting" });
    expect(codes(cutting.json().payload.branches)).toEqual(["412"]);
  });

  test("the path has a page's size and number [spec 9/7]", async () => {
    expect(page).toBe("/rservices/branch/rta/25/1");
    const second = await get(lazyUrls.branchPage({ size: "2", page: "2" }), { searchBox: "53219" });
    expect(codes(second.json().payload.branches)).toEqual(["427", "486"]);
    const beyond = await get(lazyUrls.branchPage({ size: "2", page: "9" }), { searchBox: "53219" });
    expect(beyond.json().payload.branches).toEqual([]);
  });
});

describe("geocoding for the browser", () => {
  test("an address or a ZIP code is a point, and what is not found says so", async () => {
    expect((await get(lazyUrls.geocode(), { address: "Milwaukee, WI" })).json()).toEqual({
      status: "OK",
      latitude: 43.039,
      longitude: -87.906,
      label: "Milwaukee, WI",
    });
    const zip = await get(lazyUrls.geocode(), { postalCode: "53219-0001" });
    expect(zip.json()).toMatchObject({ status: "OK", label: "Milwaukee, WI 53219" });
    for (const query of [{ address: "asdfgh" }, { postalCode: "00000" }, { postalCode: "Milwaukee" }])
      expect((await get(lazyUrls.geocode(), query as Record<string, string>)).json()).toEqual({
        status: "ZERO_RESULTS",
      });
  });

  test("nothing to look for, or both at once, is refused", async () => {
    for (const query of [{}, { address: " " }, { address: "Milwaukee", postalCode: "53219" }])
      expect((await get(lazyUrls.geocode(), query as Record<string, string>)).statusCode).toBe(400);
  });
});

describe("the default branch", () => {
  async function toggle(branchCode: string, cookie: string) {
    const url = lazyUrls.toggleDefaultBranch({ branchCode });
    const poster = { headers: { cookie }, remoteAddress: "10.9.8.1" };
    return app.inject(
      posted(url, "", { ...poster, headers: { ...poster.headers, "content-type": "application/json" } }),
    );
  }
  const own = async () =>
    (await pool.query("select account_number, default_branch_code as code from membership where user_id = 'bob'")).rows;

  test("is set by a fully signed-in user, answers JSON, and a second press leaves it so [spec 7.4/3]", async () => {
    for (const _ of ["once", "twice"]) {
      const answer = await toggle("427", await bob());
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toContain("application/json");
      expect(answer.json()).toEqual({ branchCode: "427", defaultPickupBranch: true });
      expect(await own()).toEqual([{ account_number: harlow[0], code: "427" }]);
    }
  });

  test("comes first where it is near, and is marked wherever it is", async () => {
    await toggle("427", await bob());
    const near = await search({ searchBox: "53219" }, await bob());
    expect(codes(near)).toEqual(["427", "412", "438", "486", "451"]);
    expect(near.map(({ defaultPickupBranch }) => defaultPickupBranch)).toEqual([true, false, false, false, false]);
    const far = await search({ searchBox: "San Juan, PR" }, await bob());
    expect(codes(far)[0]).toBe("451");
    expect(far.find(({ defaultPickupBranch }) => defaultPickupBranch)?.branchCode).toBe("427");
    // Nobody said where: the branches around it.
    expect((await search({}, await bob()))[0]).toMatchObject({ branchCode: "427", distance: 0 });
  });

  test("is refused to who is not fully signed in, and for a branch that is closed or not there", async () => {
    const before = await own();
    expect((await toggle("412", "")).json().error.code).toBe("SIGN_IN_REQUIRED");
    expect((await toggle("412", await cookieOf(engines, "bob:rml-user"))).json().error.code).toBe("SIGN_IN_REQUIRED");
    for (const code of ["999", "000"]) {
      const answer = await toggle(code, await bob());
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, "BRANCH_NOT_FOUND"]);
    }
    expect(await own()).toEqual(before);
  });
});

test("one visitor may have 60 places looked up in a minute", async () => {
  const url = `${lazyUrls.geocode()}?postalCode=53219`;
  const sent = { url, headers: { cookie: `cart=${cart}` }, remoteAddress: "10.9.7.1" };
  const answers: number[] = [];
  for (let calls = 0; calls < 61; calls += 1) answers.push((await app.inject(sent)).statusCode);
  expect(answers.filter((status) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)).toBe(429);
});
