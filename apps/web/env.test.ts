import { expect, test } from "vitest";
import { readWebEnv } from "./env.ts";

const engines = {
  DATABASE_URL: "postgres://127.0.0.1/x",
  REDIS_URL: "redis://127.0.0.1",
  OPENSEARCH_URL: "http://127.0.0.1",
};

test("servers of photographs are read as origins, a bare host with https", () => {
  const read = (text?: string) => readWebEnv({ ...engines, PHOTO_ORIGINS: text }).PHOTO_ORIGINS;
  expect(read("images.example, https://CDN.example:443/,http://127.0.0.1:9000")).toEqual([
    "https://images.example",
    "https://cdn.example",
    "http://127.0.0.1:9000",
  ]);
  expect(read()).toEqual([]);
});

test.each(["https://a.example/items", "javascript:alert(1)", "*", "https://*.example", "https://a;b", "https://a b"])(
  "%s is no server of photographs, and the message names the variable",
  (text) => {
    expect(() => readWebEnv({ ...engines, PHOTO_ORIGINS: text })).toThrow("PHOTO_ORIGINS");
  },
);

test("a bucket without its address and key is named with all that is missing", () => {
  expect(() => readWebEnv({ ...engines, PHOTO_BUCKET: "photographs" })).toThrow(
    "missing: PHOTO_BUCKET_ENDPOINT, PHOTO_BUCKET_KEY_ID, PHOTO_BUCKET_SECRET",
  );
  expect(() => readWebEnv({ ...engines, FILES_S3_BUCKET: "files" })).toThrow(
    "missing: FILES_S3_ENDPOINT, FILES_S3_KEY_ID, FILES_S3_SECRET",
  );
});

test("the virus scanner listens at a port or at a socket", () => {
  for (const url of ["tcp://scanner:3310", "unix:///run/clamav/clamd.ctl"])
    expect(readWebEnv({ ...engines, CLAMD_URL: url }).CLAMD_URL).toBe(url);
  for (const url of ["http://scanner", "scanner:3310", "unix://clamd.ctl", "tcp://scanner/path"])
    expect(() => readWebEnv({ ...engines, CLAMD_URL: url })).toThrow("CLAMD_URL");
});

test("an address of tiles has places for zoom, column and row, and a server or a path", () => {
  const read = (url: string) => () => readWebEnv({ ...engines, MAPS_TILE_URL: url }).MAPS_TILE_URL;
  for (const url of ["https://tiles.example/{z}/{x}/{y}.png", "https://{s}.tiles.example/{z}/{x}/{y}{r}.png"]) {
    expect(read(url)()).toBe(url);
  }
  expect(read("/own-tiles/{z}/{x}/{y}.webp")()).toBe("/own-tiles/{z}/{x}/{y}.webp");
  for (const url of ["https://tiles.example/{z}/{x}.png", "//tiles.example/{z}/{x}/{y}", "https://a b/{z}/{x}/{y}"]) {
    expect(read(url)).toThrow("MAPS_TILE_URL");
  }
  expect(read("https://*.example/{z}/{x}/{y}; script-src *")).toThrow("MAPS_TILE_URL");
});

test("a provider of maps without what it needs is named with what is missing", () => {
  expect(() => readWebEnv({ ...engines, MAPS_PROVIDER: "tiles" })).toThrow("MAPS_TILE_URL");
  expect(() => readWebEnv({ ...engines, MAPS_PROVIDER: "google" })).toThrow("MAPS_GOOGLE_KEY");
  expect(readWebEnv(engines).MAPS_PROVIDER).toBe("built-in");
});
