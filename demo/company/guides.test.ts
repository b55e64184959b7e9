import { brand } from "@capstan/features/brand";
import { contentReader, loadContent } from "@capstan/features/content/server";
import { anonymous } from "@capstan/platform/visitor";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guides } from "./guides.ts";

test("every guide of the demo company has its article, under the guide's own title", async () => {
  const { content } = await loadContent({
    folder: join(import.meta.dirname, "../../content"),
    values: { brand: brand.name, phone: brand.phone },
    isAnswered: () => true,
  });
  const origin = "https://store.example";
  const reader = contentReader({
    content: () => content,
    origin,
    documentTitle: async () => undefined,
    categories: async () => [],
  });
  const view = async (path: string) => reader.load(new URL(path, origin), anonymous);
  for (const { heading, headingUrl, subHeading } of guides()) {
    expect((await view(headingUrl))?.title, `${headingUrl}, ${subHeading}`).toBe(heading);
  }
  expect((await view("/know-how/"))?.lists.flatMap(({ pages }) => pages)).toHaveLength(guides().length);
});
