import { allGuides, itemsBySku } from "@capstan/features/catalog/server";
import { guideSubjects } from "@capstan/features/home/server";
import { type PictureSize, type PictureView, pictureName } from "@capstan/features/pictures/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";

/** What sells changes slowly, and a guide without a picture is still a guide. */
const times = { freshMs: 10 * 60_000, patienceMs: 600, retryAfterMs: 5_000 };

type Pictures = Awaited<ReturnType<typeof readPictures>>;
const none: Pictures = new Map();

/** A picture of what each guide is about, by the guide's path. */
export function guidePicturesReader(db: Database): () => Promise<Pictures> {
  const lastKnown = createLastKnown<Pictures>({ load: async () => readPictures(db), ...times });
  return async () => (await lastKnown("guides")) ?? none;
}

async function readPictures(db: Database) {
  const subjects = await guideSubjects(db, await allGuides(db));
  const items = await itemsBySku(db, [...new Set(subjects.values())]);
  const nameOf = new Map(items.map(({ sku, name }) => [sku, name]));
  return new Map(
    [...subjects].map(([path, sku]) => [
      path,
      {
        card: addressOf(sku, 240, "plain"),
        figure: addressOf(sku, 640, "dimensioned"),
        itemName: nameOf.get(sku) ?? sku,
      },
    ]),
  );
}

function addressOf(sku: string, size: PictureSize, view: PictureView) {
  const at = (scale: 1 | 2) => urls.itemPicture({ name: pictureName(sku, { size, scale, view }) });
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x` };
}
