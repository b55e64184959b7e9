import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, origin, testApp } from "@capstan/web/test-app";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { pictureSizes } from "./index.ts";
import { type Drawings, noPictureSources } from "./server.ts";

const engines = testEngines();
const { db } = engines.database;
let app: TestApp;

/** Draws a bar as long as the item: the port asks for no more, and the store's tests run without the drawings. */
const drawings: Drawings = {
  drawings: [
    { name: "hex-cap-screw", title: "Hex cap screw", examples: [{ label: "1 in", attributes: { length: 1 } }] },
  ],
  svgNamed: (name, { length }, view) => (name === "hex-cap-screw" ? bar(Number(length) * 100, view) : undefined),
  dxfNamed: (name, { length }, title) => (name === "hex-cap-screw" ? `${title}, ${String(length)}` : undefined),
  isMeasuredNamed: (name) => name === "hex-cap-screw",
  brandMarkSvg: ({ name }) => bar(name.length * 10, "plain"),
};

function bar(width: number, view: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><title>${view}</title><rect width="${width}" height="90"/></svg>`;
}

const photographs = { publicOrigin: origin, origins: ["https://images.example"], bucketName: undefined };
const pictures = { ...noPictureSources, drawings, photographs };

beforeAll(async () => {
  app = await testApp(engines, { PHOTO_ORIGINS: photographs.origins }, { pictures });
  await db
    .insertInto("category")
    .values({
      code: "FAS",
      parent_code: null,
      name: "Fasteners",
      slug: "fasteners",
      icon: "screw-lag",
      summary: "",
      unspsc: null,
      position: 1,
    })
    .execute();
  await db
    .insertInto("brand")
    .values({ code: "harbolt", name: "Harbolt", slug: "harbolt", mark: { color: "#b3261e", shape: "block" } })
    .execute();
  await db
    .insertInto("item_class")
    .values([
      { code: "hex-cap-screw", name: "Hex Cap Screws", unspsc: "31161620", drawing: "hex-cap-screw" },
      { code: "undrawn", name: "Things without a drawing", unspsc: "31161620", drawing: null },
    ])
    .execute();
  await db
    .insertInto("item")
    .values([
      item("1AA01A", 1.5),
      item("1AA01B", 3),
      { ...item("1AA01C", 1), class_code: "undrawn" },
      { ...item("1AA01D", 2), image_url: "https://images.example/1AA01D.jpg" },
      { ...item("1AA01E", 2), image_url: "https://elsewhere.example/1AA01E.jpg" },
      { ...item("1AA01F", 2), class_code: "undrawn", image_url: "https://elsewhere.example/1AA01F.jpg" },
    ])
    .execute();
});

function item(sku: string, length: number) {
  return {
    sku,
    category_code: "FAS",
    class_code: "hex-cap-screw",
    brand_code: "harbolt",
    family_code: null,
    name: `Hex Cap Screw, ${length} in`,
    short_name: "HEX SCREW",
    manufacturer_part_number: sku,
    part_number_key: sku,
    attributes: { threadSize: "3/8-16", length, finish: "Zinc Plated", grade: "Grade 5" },
  };
}

async function get(name: string, headers: Record<string, string> = {}) {
  return app.inject({ method: "GET", url: `/pictures/items/${name}`, headers });
}

test.each(pictureSizes)(
  "an item's picture comes %i pixels wide and high, and in double for fine screens",
  async (size) => {
    for (const [name, pixels] of [
      [`1AA01A-${size}.webp`, size],
      [`1AA01A-${size}@2x.webp`, size * 2],
    ] as const) {
      const answer = await get(name);
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect({ status: answer.statusCode, width, height, format }).toEqual({
        status: 200,
        width: pixels,
        height: pixels,
        format: "webp",
      });
    }
  },
);

test("items that differ in an attribute have different pictures", async () => {
  const [one, other] = await Promise.all([get("1AA01A-240.webp"), get("1AA01B-240.webp")]);
  expect(one.rawPayload.equals(other.rawPayload)).toBe(false);
});

test("whoever has the picture already is told so and gets no bytes", async () => {
  const first = await get("1AA01A-240.webp");
  const again = await get("1AA01A-240.webp", { "if-none-match": String(first.headers["etag"]) });
  expect([again.statusCode, again.rawPayload.length, first.headers["cache-control"]]).toEqual([
    304,
    0,
    "public, max-age=86400",
  ]);
});

test("a changed attribute changes the tag, so that no cache keeps the old picture for good", async () => {
  const before = await get("1AA01B-60.webp");
  await db
    .updateTable("item")
    .set({ attributes: { threadSize: "3/8-16", length: 4 } })
    .where("sku", "=", "1AA01B")
    .execute();
  const after = await get("1AA01B-60.webp");
  expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
});

test("an item that has no drawing, and one that is not there, show the placeholder for a minute", async () => {
  for (const sku of ["1AA01C", "9ZZ99Z"]) {
    const answer = await get(`${sku}-240.webp`);
    const { width } = await sharp(answer.rawPayload).metadata();
    expect([answer.statusCode, width, answer.headers["cache-control"]]).toEqual([404, 240, "public, max-age=60"]);
  }
});

test("sizes that the store does not show are not drawn", async () => {
  const statuses = await Promise.all(
    ["1AA01A-641.webp", "1AA01A-1000000.webp", "1AA01A-48.png"].map(async (name) => (await get(name)).statusCode),
  );
  expect(statuses).toEqual([404, 404, 404]);
});

test("a brand has its mark", async () => {
  const answer = await app.inject({ method: "GET", url: "/pictures/brands/harbolt-60.webp" });
  const { width } = await sharp(answer.rawPayload).metadata();
  expect([answer.statusCode, width]).toEqual([200, 60]);
});

test("an item with a photograph on an allowed server leads there, whatever size is asked for", async () => {
  for (const name of ["1AA01D-48.webp", "1AA01D-640@2x.webp"]) {
    const { statusCode, headers } = await get(name);
    expect([statusCode, headers["location"], headers["cache-control"]]).toEqual([
      302,
      "https://images.example/1AA01D.jpg",
      "public, max-age=300",
    ]);
  }
});

test("the view with measures is drawn, photograph or not", async () => {
  const answer = await get("1AA01D-dimensioned-240.webp");
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
});

test("from its sides an item is drawn half as high as wide, and a photograph stands in for that", async () => {
  const drawn = await get("1AA01A-sides-240@2x.webp");
  const { width, height } = await sharp(drawn.rawPayload).metadata();
  expect([drawn.statusCode, width, height]).toEqual([200, 480, 240]);
  expect((await get("1AA01D-sides-240.webp")).headers["location"]).toBe("https://images.example/1AA01D.jpg");
});

test("a photograph on any other server is not shown: the drawing is, else the placeholder", async () => {
  const [drawn, undrawn] = await Promise.all([get("1AA01E-240.webp"), get("1AA01F-240.webp")]);
  expect([drawn.statusCode, undrawn.statusCode]).toEqual([200, 404]);
  expect([drawn.headers["location"], undrawn.headers["location"]]).toEqual([undefined, undefined]);
});

test("without drawings an item shows its photograph or the placeholder, and brands have no marks", async () => {
  const bare = await testApp(engines, {}, { pictures: { ...pictures, drawings: undefined } });
  const statuses = await Promise.all(
    [
      "items/1AA01D-240.webp",
      "items/1AA01A-240.webp",
      "brands/harbolt-60.webp",
      "examples/hex-cap-screw-0-60.webp",
    ].map(async (name) => (await bare.inject(`/pictures/${name}`)).statusCode),
  );
  expect(statuses).toEqual([302, 404, 404, 404]);
});

test("the policy of pages lets browsers load pictures from the allowed servers, and from no other", async () => {
  const { headers } = await app.inject("/no-such-page");
  expect(String(headers["content-security-policy"])).toContain("img-src 'self' data: https://images.example;");
});

test("a measured drawing is a file for CAD programs and a tagged sheet for print too", async () => {
  const answer = await app.inject({ url: "/pictures/drawings/1AA01A.dxf" });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/vnd.dxf");
  expect(answer.body).toBe("Item 1AA01A, 1.5");
  const { etag } = answer.headers;
  const again = await app.inject({ url: "/pictures/drawings/1AA01A.dxf", headers: { "if-none-match": String(etag) } });
  expect(again.statusCode).toBe(304);
  const sheet = await app.inject({ url: "/pictures/drawings/1AA01A.pdf" });
  expect(sheet.headers["content-type"]).toBe("application/pdf");
  const pdf = sheet.rawPayload.toString("latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  expect(pdf).toContain("/MarkInfo");
  expect(pdf).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(pdf).toContain("Drawing of item 1AA01A");
  const missing = ["1AA01C.dxf", "1AA01C.pdf", "1AA09Z.dxf", "1AA01A.pdfx", "1AA01A"];
  const answers = await Promise.all(missing.map(async (name) => app.inject({ url: `/pictures/drawings/${name}` })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(missing.map(() => 404));
});
