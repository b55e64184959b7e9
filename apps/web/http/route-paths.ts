import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type ServerBuild, matchPath } from "react-router";

/** Whether a row of the route table answers a path; the last row, which takes every other path, does not count. */
export async function routeAnswers(isBuilt: boolean): Promise<(path: string) => boolean> {
  const patterns = (isBuilt ? await builtPatterns() : await sourcePatterns()).filter((pattern) => pattern !== "*");
  return (path) => path === "/" || patterns.some((pattern) => matchPath(pattern, path) !== null);
}

async function builtPatterns(): Promise<readonly string[]> {
  const file = join(import.meta.dirname, "../build/server/index.js");
  const { routes } = (await import(pathToFileURL(file).href)) as ServerBuild;
  return Object.values(routes).flatMap((route) => route?.path ?? []);
}

/** The table names tools that production does without, so it is read only where there is no build. */
async function sourcePatterns(): Promise<readonly string[]> {
  const table = await import("../ssr/routes.ts");
  return table.default.flatMap(({ path }: RouteConfigEntry) => path ?? []);
}
