/** After `react-router build`: compresses what will be served as it is, and holds the budget of the first load. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip, gzipSync } from "node:zlib";
import type { ServerBuild } from "react-router";

const client = join(import.meta.dirname, "build/client");
/** React and the router are what they are; what is ours on top of them is held apart, so that neither hides the other. */
const budgets = { framework: 113_000, own: 25_000 };

await precompress();
const build = (await import(pathToFileURL(join(client, "../server/index.js")).href)) as ServerBuild;
const home = Object.values(build.assets.routes).find((route) => route?.index && route.parentId === "root");
if (!home) throw new Error("the build has no home page");
const files = firstLoad(home.id);
const isFramework = ({ path }: { path: string }) => path.includes("framework-");
const sizes = {
  framework: bytesOf(files.filter(isFramework)),
  own: bytesOf(files.filter((file) => !isFramework(file))),
};
for (const file of files) console.log(`${kilobytes(file.bytes).padStart(9)}  ${file.path}`);
for (const part of ["framework", "own"] as const) {
  const size = `${kilobytes(sizes[part])} gzip, at most ${kilobytes(budgets[part])}`;
  console.log(`first-load JavaScript of the home page, ${part}: ${size}`);
  if (sizes[part] === 0 || sizes[part] > budgets[part]) process.exitCode = 1;
}

/** The modules that the browser fetches before it can hydrate the page: the entry, the root and the page, with their imports. */
function firstLoad(routeId: string): { path: string; bytes: number }[] {
  const parts = [build.assets.entry, build.assets.routes["root"], build.assets.routes[routeId]];
  const paths = new Set(parts.flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : [])));
  return [...paths]
    .map((path) => ({ path, bytes: gzipSync(readFileSync(join(client, path)), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

function bytesOf(parts: readonly { bytes: number }[]): number {
  return parts.reduce((sum, part) => sum + part.bytes, 0);
}

async function precompress(): Promise<void> {
  const names = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:js|css|svg|json|txt)$/.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const path = join(client, name);
      const content = readFileSync(path);
      if (content.length < 1_024) return;
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
