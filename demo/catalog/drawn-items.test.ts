import { createHash } from "node:crypto";
import { drawingNamed, drawingSvg } from "@capstan/drawings";
import { expect, test } from "vitest";
import { demoCompany } from "../generate.ts";
import { allBrands } from "./departments.ts";
import { catalogItems } from "./items.ts";

const samplesPerClass = 5;

/** Caches keep pictures by these bytes. Whoever changes items or drawings on purpose runs this with `-u`. */
test("items of every class are drawn as they were, to the byte", async () => {
  const brandNames = new Map(allBrands.map(({ code, name }) => [code, name]));
  const byClass = Map.groupBy(catalogItems(demoCompany), ({ itemClass }) => itemClass);
  const digests = Object.fromEntries(
    [...byClass].map(([itemClass, items]) => {
      const drawing = drawingNamed(itemClass.drawing);
      if (!drawing) throw new Error(`${itemClass.code} names ${itemClass.drawing}, which is no drawing`);
      const digest = createHash("sha256");
      const step = Math.max(1, Math.floor(items.length / samplesPerClass));
      for (const { brandCode, draft } of items.filter((_, at) => at % step === 0)) {
        const attributes = { ...draft.attributes, brand: brandNames.get(brandCode) ?? "" };
        digest.update(drawingSvg(drawing, attributes)).update(drawingSvg(drawing, attributes, "dimensioned"));
      }
      return [itemClass.code, digest.digest("base64url")];
    }),
  );
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot("./drawn-items.json");
});
