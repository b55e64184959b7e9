import { type ScopedVisitor, checkCatalog, readCatalogScope } from "@capstan/features/account/server";
import { allGuides, itemsBySku } from "@capstan/features/catalog/server";
import type { GuideItem } from "@capstan/features/content";
import type { Content, GuidePictures } from "@capstan/features/content/server";
import { guideSubjects } from "@capstan/features/home/server";
import { type PictureSize, type PictureView, pictureName } from "@capstan/features/pictures/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";

/** What sells changes slowly, and a guide without a picture is still a guide. */
const times = { freshMs: 10 * 60_000, patienceMs: 600, retryAfterMs: 5_000 };
/** A row of cards. */
const maxItems = 6;

const none: GuidePictures = new Map();

/** Pictures and items of what each guide is about, by the guide's path. */
export function guidePicturesReader(db: Database, content: () => Content): () => Promise<GuidePictures> {
  const lastKnown = createLastKnown<GuidePictures>({ load: async () => readPictures(db, content()), ...times });
  return async () => (await lastKnown("guides")) ?? none;
}

/** Those of a guide's items that the visitor's custom catalog does not hide. */
export async function itemsFor(
  db: Database,
  visitor: ScopedVisitor,
  items: readonly GuideItem[],
): Promise<readonly GuideItem[]> {
  if (items.length === 0) return items;
  const skus = items.map(({ sku }) => sku);
  const check = await checkCatalog(db, await readCatalogScope(db, visitor), skus);
  return items.filter(({ sku }) => !check.isHidden(sku));
}

async function readPictures(db: Database, { pages }: Content): Promise<GuidePictures> {
  const numbers = new Map(pages.map(({ path, figure }) => [path, figure?.number]));
  const guides = await allGuides(db);
  const subjects = await guideSubjects(
    db,
    guides.map((guide) => ({ ...guide, number: numbers.get(guide.headingUrl) })),
    maxItems,
  );
  const known = new Map(
    (await itemsBySku(db, [...new Set([...subjects.values()].flat())])).map((item) => [item.sku, item]),
  );
  return new Map(
    [...subjects].flatMap(([path, skus]) => {
      const items = skus.flatMap((sku) => known.get(sku) ?? []);
      const [first] = items;
      if (!first) return [];
      const card = (sku: string) => addressOf(sku, 240, "plain");
      const picture = {
        card: card(first.sku),
        figure: addressOf(first.sku, 640, "dimensioned"),
        itemName: first.name,
        items: items.map(({ sku, name, brand }) => ({
          sku,
          name,
          brand: brand.name,
          url: urls.product({ sku, name }),
          picture: card(sku),
        })),
      };
      return [[path, picture] as const];
    }),
  );
}

function addressOf(sku: string, size: PictureSize, view: PictureView) {
  const at = (scale: 1 | 2) => urls.itemPicture({ name: pictureName(sku, { size, scale, view }) });
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x` };
}
