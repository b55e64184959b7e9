import { createOpensearch } from "@capstan/platform/opensearch";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";

const engines = testEngines();
const { db } = engines.database;
let app: TestApp;

beforeAll(async () => {
  await db
    .insertInto("category")
    .values([category("FAS", "Fasteners", null), category("NUTS&BOLTS", "Nuts & Bolts", "FAS")])
    .execute();
  const buttons = [
    { url: "/know-how/hard-hats", text: "Read On" },
    { url: "/elsewhere", text: "" },
  ];
  await db
    .insertInto("guide")
    .values([
      guide("hard-hats", buttons),
      guide("no-button", []),
      guide("with-search", [{ url: "/search?searchQuery=hard+hat", text: "Shop Hard Hats" }]),
    ])
    .execute();
  // A panel's own data come from PostgreSQL: the search engine may be away.
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: engines.prefix });
  app = await testApp({ ...engines, opensearch: away });
});

function category(code: string, name: string, parent: string | null) {
  return {
    code,
    parent_code: parent,
    name,
    slug: code.toLowerCase().replaceAll("&", "-"),
    icon: "screw-lag",
    summary: "",
    seo_text: `All about ${name}.`,
    unspsc: null,
    position: 1,
  } as const;
}

function guide(code: string, buttons: readonly object[]) {
  return {
    code,
    heading: "Hard Hat Types",
    heading_url: `/know-how/${code}`,
    sub_heading: "Type I or II",
    description: "What the marks mean.",
    // The driver would write a list as a list of PostgreSQL, and not as JSON.
    buttons: JSON.stringify(buttons) as never,
    keywords: [],
  };
}

async function get(url: string) {
  const { statusCode, headers, body } = await app.inject({ method: "GET", url });
  return { status: statusCode, cache: headers["cache-control"], body: JSON.parse(body) as unknown };
}

test("/tac answers with what the panel shows of a category, and an & in its key arrives as %26 [spec 7.2/4] [spec 3/13.4]", async () => {
  expect(await get("/tac?t=NUTS%26BOLTS")).toEqual({
    status: 200,
    cache: "public, max-age=60",
    body: { seoContent: "All about Nuts & Bolts.", icon: "screw-lag" },
  });
});

test("/tas answers with what the panel shows of a guide; a button without words says View Guide [spec 7.2/5] [spec 3/13.5]", async () => {
  expect(await get("/tas?t=hard-hats")).toEqual({
    status: 200,
    cache: "public, max-age=60",
    body: {
      headingUrl: "/know-how/hard-hats",
      subHeading: "Type I or II",
      description: "What the marks mean.",
      button: [
        { url: "/know-how/hard-hats", text: "Read On" },
        { url: "/elsewhere", text: "View Guide" },
      ],
    },
  });
});

test("a guide without buttons of its own has the usual one, which leads to it", async () => {
  expect((await get("/tas?t=no-button")).body).toMatchObject({
    button: [{ url: "/know-how/no-button", text: "View Guide" }],
  });
});

test("a guide whose picture can't be looked for is shown without one", async () => {
  const { status, body } = await get("/tas?t=with-search");
  expect(status).toBe(200);
  expect(body).not.toHaveProperty("displayImage");
});

test.each(["/tac?t=NO-SUCH", "/tas?t=no-such"])("%s is not found, in the shape of every refusal", async (url) => {
  expect(await get(url)).toMatchObject({ status: 404, cache: "no-store", body: { error: { code: "NOT_FOUND" } } });
});

test.each(["/tac", "/tas", "/tab"])("%s needs a key", async (url) => {
  expect(await get(url)).toMatchObject({ status: 400, body: { error: { code: "VALIDATION_FAILED" } } });
});
