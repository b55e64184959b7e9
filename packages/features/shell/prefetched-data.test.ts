import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPage, forgetPrefetched, prefetchData } from "./prefetched-data.ts";

const origin = "https://store.example";
/** What was asked of the network: the address, and "ahead" where nobody had asked for the page yet. */
let requested: string[] = [];
let answerAhead = async () => new Response("ahead");

beforeEach(() => {
  requested = [];
  answerAhead = async () => new Response("ahead");
  vi.useFakeTimers();
  vi.stubGlobal("window", { location: { origin, href: `${origin}/category/nuts` } });
  vi.stubGlobal("fetch", async (given: Request | string, options: RequestInit = {}) => {
    const { url, method, headers } = new Request(given, options);
    const isAhead = headers.get("purpose") === "prefetch";
    requested.push(`${isAhead ? "ahead" : method} ${url.slice(origin.length)}`);
    return isAhead ? answerAhead() : new Response("requested");
  });
});

afterEach(() => {
  forgetPrefetched();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page's data as the router gets them. */
async function open(path: string, options: RequestInit = {}): Promise<string> {
  return (await fetchPage(new Request(origin + path, options))).text();
}

test("what was prefetched answers the router once, whichever routes it names; the second time is asked anew", async () => {
  prefetchData("/product/nut-1AA01A?from=list#specs");
  expect(requested).toEqual(["ahead /product/nut-1AA01A.data?from=list"]);
  const path = "/product/nut-1AA01A.data?from=list";
  expect(await open(`${path}&_routes=routes%2Fproduct`)).toBe("ahead");
  expect(await open(path)).toBe("requested");
  expect(requested.slice(1)).toEqual([`GET ${path}`]);
});

test("a page that is open already is read from the server, and not as it was before", async () => {
  prefetchData("/checkout#payment");
  vi.stubGlobal("window", { location: { origin, href: `${origin}/checkout#payment` } });
  expect(await open("/checkout.data")).toBe("requested");
  vi.stubGlobal("window", { location: { origin, href: `${origin}/cart` } });
  expect(await open("/checkout.data")).toBe("requested");
});

test("the home page's data have an address of their own", async () => {
  prefetchData("/");
  expect(await open("/_.data")).toBe("ahead");
});

test("a page is not asked for again while it is kept", () => {
  prefetchData("/cart");
  prefetchData("/cart#lines");
  expect(requested).toEqual(["ahead /cart.data"]);
});

test("four pages are kept: a fifth takes the place of the oldest", async () => {
  for (const path of ["/a", "/b", "/c", "/d", "/e"]) prefetchData(path);
  const answers = await Promise.all(["/a", "/b", "/c", "/d", "/e"].map(async (path) => open(`${path}.data`)));
  expect(answers).toEqual(["requested", "ahead", "ahead", "ahead", "ahead"]);
});

test("after ten seconds it is forgotten, and its end does not take a newer one with it", async () => {
  prefetchData("/cart");
  vi.advanceTimersByTime(9_999);
  expect(await open("/cart.data")).toBe("ahead");
  prefetchData("/cart");
  vi.advanceTimersByTime(9_999);
  expect(await open("/cart.data")).toBe("ahead");
  prefetchData("/cart");
  vi.advanceTimersByTime(10_000);
  expect(await open("/cart.data")).toBe("requested");
});

test("what is written may have changed every page: all are forgotten", async () => {
  prefetchData("/cart");
  prefetchData("/list");
  expect(await open("/add.data", { method: "POST", body: "sku=1AA01A" })).toBe("requested");
  expect([await open("/cart.data"), await open("/list.data")]).toEqual(["requested", "requested"]);
});

test.each([
  ["was refused", async () => new Response("busy", { status: 503 })],
  ["never came", async () => Promise.reject(new TypeError("no network"))],
])("where the answer %s the router asks for itself, and a further hover asks ahead again", async (_, answer) => {
  answerAhead = answer;
  prefetchData("/cart");
  expect(await open("/cart.data")).toBe("requested");
  prefetchData("/cart");
  expect(requested).toEqual(["ahead /cart.data", "GET /cart.data", "ahead /cart.data"]);
});
