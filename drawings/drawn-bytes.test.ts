import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { drawingSvg, drawings } from "./index.ts";

/**
 * A drawing's bytes are its tag in every cache. Whoever changes one on purpose runs this with `-u` and looks at the
 * families that changed; a change to the kit that was not meant to be seen shows here.
 */
test("every family draws its examples as it did, to the byte", async () => {
  const digests = Object.fromEntries(
    drawings.map((drawing) => {
      const digest = createHash("sha256");
      for (const { attributes } of drawing.examples) {
        digest.update(drawingSvg(drawing, attributes)).update(drawingSvg(drawing, attributes, "dimensioned"));
      }
      return [drawing.name, digest.digest("base64url")];
    }),
  );
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot("./drawn-bytes.json");
});
