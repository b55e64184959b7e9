import sharp from "sharp";
import { expect, test } from "vitest";
import { photographType } from "./photograph-type.ts";

const square = sharp({ create: { width: 8, height: 8, channels: 3, background: "#b3261e" } });

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s is known by its first bytes", async (format) => {
  expect(photographType(await square.clone().toFormat(format).toBuffer())).toBe(format);
});

test.each([
  "",
  "RIFF",
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "<?xml version='1.0'?><svg/>",
  "%PDF-1.7",
  "GIF89a",
  "II*\0",
  "<!doctype html>",
])("%j is no photograph", (text) => {
  expect(photographType(Buffer.from(text))).toBeUndefined();
});
