import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureName, pictureSizes, readPictureName } from "./pictures.ts";

test("every name that is written is read back as what it names", () => {
  const requests = fc.record({
    size: fc.constantFrom(...pictureSizes),
    scale: fc.constantFrom(1 as const, 2 as const),
    view: fc.constantFrom("plain" as const, "dimensioned" as const, "sides" as const),
  });
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9][A-Z]{2}\d{2}[A-Z]$/), requests, (of, request) => {
      expect(readPictureName(pictureName(of, request))).toEqual({ of, ...request });
    }),
  );
});

test.each(["4RN27A-241.webp", "4RN27A.webp", "4RN27A-640.png", "../4RN27A-48.webp", "4RN27A-48@3x.webp", "-48.webp"])(
  "%s is no picture",
  (name) => {
    expect(readPictureName(name)).toBeUndefined();
  },
);
