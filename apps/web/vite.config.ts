import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { leanIcons } from "@capstan/ui/lean-icons";
import { type Plugin, defineConfig } from "vite";

/**
 * One piece for what every page needs, one for the frame around every page, one for what lists of items share. Cut finer,
 * each further route would make the home page larger, and a page would begin with two dozen requests.
 */
const framework = {
  name: "framework",
  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
  priority: 3,
};
const frame = {
  name: "frame",
  test: /apps\/web\/ssr\/root\.tsx|features\/pictures\/(?:index|pictures|ui\/picture)\.|ui\/digits\//,
  priority: 2,
};
/** Else they would come with the frame, which uses none of them. */
const pathParts = { name: "paths", test: /features\/url-query\.ts/, priority: 5 };
const accountPaths = { name: "account-paths", test: /features\/account-url-table\.ts/, priority: 4 };
/** Of the cart only the forms: its dialogs and popovers come on demand. */
const lists = {
  name: "lists",
  test: /features\/(?:(?:listing|pricing|availability)\/(?:index\.ts|ui\/)|cart\/(?:index\.ts|ui\/(?:add-form|inline-add|form-key|pack-warning)))/,
  priority: 1,
};

const kit = readFileSync(fileURLToPath(import.meta.resolve("@capstan/ui/kit.css")), "utf8");
const layerOrder = /^@layer [\w\s,]+;/m.exec(kit)?.[0] ?? "";

/** In one sheet for all pages the pieces stand in any order, so the order of their layers is said before them. */
const layersFirst: Plugin = {
  name: "layers-first",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = layerOrder + String(file.source);
    }
  },
};

export default defineConfig({
  plugins: [leanIcons(), reactRouter(), layersFirst],
  // One sheet for all pages: a dozen small ones keep the first paint waiting, and the next page needs most of it again.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [framework, pathParts, accountPaths, frame, lists] } } },
      },
    },
  },
});
