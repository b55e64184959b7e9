import { createLog } from "@capstan/platform/log";
import { AwsClient } from "aws4fetch";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PrivateS3, startPrivateS3 } from "../../../scripts/engines/s3proxy.ts";
import { createPhotoBucket } from "./photo-bucket.server.ts";
import { createRaster } from "./raster.server.ts";

const log = createLog({ level: "silent", name: "test", pretty: false });
const name = "photographs";
const megabyte = 1024 * 1024;
let s3: PrivateS3;

beforeAll(async () => {
  s3 = await startPrivateS3();
  await put("", "");
  await put("items/1AA01A.jpg", await photograph("#b3261e"));
  await put("items/with space & ü.png", await photograph("#1d3557", "png"));
}, 300_000);

afterAll(async () => s3[Symbol.asyncDispose]());

async function put(key: string, body: BodyInit, type = "image/jpeg"): Promise<void> {
  const client = new AwsClient({
    accessKeyId: s3.keyId,
    secretAccessKey: s3.secret,
    region: "us-east-1",
    service: "s3",
  });
  const path = [name, ...key.split("/")].filter(Boolean).map(encodeURIComponent).join("/");
  const answer = await client.fetch(`${s3.endpoint}/${path}`, {
    method: "PUT",
    body,
    headers: { "content-type": type },
  });
  if (!answer.ok) throw new Error(`${key}: ${answer.status} ${await answer.text()}`);
}

/** Three by two, so that what is squeezed into a square shows. */
async function photograph(background: string, format: "jpeg" | "png" = "jpeg"): Promise<Blob> {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  return new Blob([new Uint8Array(await image.toFormat(format).toBuffer())]);
}

function bucket(changes: { secret?: string; name?: string } = {}) {
  return createPhotoBucket({ name, region: "us-east-1", ...s3, ...changes }, log);
}

async function pixel(bytes: Uint8Array, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

test("a photograph is found, read and scaled whole into the square that was asked for, on white", async () => {
  const photos = bucket();
  const object = await photos.find("items/1AA01A.jpg");
  if (!object) throw new Error("not found");
  const picture = createRaster().photograph(object.version, async () => photos.read(object), 240);
  const bytes = await picture?.bytes();
  if (!bytes?.ok) throw new Error("not read");
  const { width, height, format } = await sharp(bytes.value).metadata();
  expect([width, height, format]).toEqual([240, 240, "webp"]);
  expect(await pixel(bytes.value, 120, 5)).toEqual([255, 255, 255]);
  const [red = 0, green = 0] = await pixel(bytes.value, 120, 120);
  expect([red > 160, green < 60]).toEqual([true, true]);
});

test("a key may hold what an address has to encode", async () => {
  const photos = bucket();
  const object = await photos.find("items/with space & ü.png");
  expect(object && (await photos.read(object))).toMatchObject({ ok: true });
});

test("another photograph under the same key is another version, and the old one is not read for it", async () => {
  const photos = bucket();
  await put("items/replaced.jpg", await photograph("#234d20"));
  const before = await photos.find("items/replaced.jpg");
  await put("items/replaced.jpg", await photograph("#4a2c6d"));
  expect(before && (await photos.read(before))).toMatchObject({ ok: false, failure: { code: "NOT_FOUND" } });
  expect((await photos.find("items/replaced.jpg"))?.version).not.toBe(before?.version);
});

test.each([
  ["an SVG that calls itself a JPEG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["a page that calls itself a JPEG", "<!doctype html><script>alert(1)</script>"],
  ["an empty file", ""],
  [
    "a file of more than twenty megabytes",
    new Blob([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(20 * megabyte)]),
  ],
] as const)("%s is no photograph", async (_name, body) => {
  await put("items/bad.jpg", body as BodyInit);
  expect(await bucket().find("items/bad.jpg")).toBeUndefined();
});

test("a photograph that is cut off is read once, refused, and not tried again", async () => {
  await put("items/cut.jpg", (await photograph("#8a4b08")).slice(0, 300));
  const photos = bucket();
  const raster = createRaster();
  const object = await photos.find("items/cut.jpg");
  if (!object) throw new Error("not found");
  const picture = () => raster.photograph(object.version, async () => photos.read(object), 60);
  expect(await picture()?.bytes()).toMatchObject({ ok: false, failure: { code: "NOT_FOUND" } });
  expect(picture()).toBeUndefined();
});

test("what is not there, not ours to read or in no bucket is no photograph, and no error", async () => {
  expect(await bucket().find("items/none.jpg")).toBeUndefined();
  expect(await bucket({ secret: "wrong" }).find("items/1AA01A.jpg")).toBeUndefined();
  expect(await bucket({ name: "no-such-bucket" }).find("items/1AA01A.jpg")).toBeUndefined();
});

// The last one: it takes the bucket away.
test("while the bucket is away, nothing is found and nothing throws", async () => {
  const photos = bucket();
  await s3.stop();
  expect(await photos.find("items/1AA01A.jpg")).toBeUndefined();
  expect(await photos.read({ key: "items/1AA01A.jpg", version: '"1"' })).toMatchObject({
    ok: false,
    failure: { code: "ENGINE_UNAVAILABLE" },
  });
});
