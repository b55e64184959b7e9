import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { categoryIcons } from "../../packages/features/catalog/index.ts";
import { drawnIcons } from "./drawn-icons.ts";
import type { Generator } from "./generator.ts";

const output = "apps/web/public/category-icons.svg";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** One sprite with just the icons that categories use: no script, one request, cached. */
export const categoryIconSprite: Generator = {
  name: "category icons",
  outputs: [output],
  run: async () => {
    const path = createRequire(import.meta.url).resolve("@iconify-json/mdi/icons.json");
    const set = JSON.parse(await readFile(path, "utf8")) as IconSet;
    const symbols = categoryIcons.map((name) => {
      const body = drawnBody(name) ?? set.icons[name]?.body;
      if (body === undefined) throw new Error(`the icon set has no ${name}`);
      return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
    });
    return { files: { [output]: `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n` } };
  },
};

function drawnBody(name: string): string | undefined {
  const path = drawnIcons[name];
  return path && `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>`;
}
