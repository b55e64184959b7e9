import { expect, test } from "vitest";
import { extensionOf, fileTypeOf } from "./file-type.ts";

const bytesOf = (text: string) => Uint8Array.from(text.padEnd(64, " "), (letter) => letter.charCodeAt(0));

test.each([
  ["%PDF-1.7\n", "application/pdf", "pdf"],
  ["\u00FF\u00D8\u00FF\u00E0", "image/jpeg", "jpg"],
  ["\u0089PNG\r\n\u001A\n", "image/png", "png"],
  ["RIFF0000WEBPVP8 ", "image/webp", "webp"],
  ["0000ftypheic", "image/heic", "heic"],
] as const)("%j is known by its first bytes", (text, type, extension) => {
  expect(fileTypeOf(bytesOf(text))).toBe(type);
  expect(extensionOf(type)).toBe(extension);
});

test.each([
  ["an SVG", "<svg onload=alert(1)>"],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a page with a PDF in it", "<html>%PDF-1.7"],
  ["a PDF without a version", "%PDF-<script>"],
  ["a program", "MZ\u0090"],
  ["an AVIF", "0000ftypavif"],
  ["nothing", ""],
])("%s is not taken", (_, text) => expect(fileTypeOf(bytesOf(text))).toBeNull());

test("what is too short to tell is not taken", () => {
  expect(fileTypeOf(bytesOf("%PDF-1.7").subarray(0, 15))).toBeNull();
});
