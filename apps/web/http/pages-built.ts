import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { type PageHandlerOptions, type Pages, mountPages } from "./pages.ts";

const buildFolder = join(import.meta.dirname, "../build");
const yearInSeconds = 365 * 24 * 60 * 60;

/** The pages as `npm run build` made them. */
export function builtPages(options: Omit<PageHandlerOptions, "build" | "mode">): Pages {
  return {
    addFiles,
    mount: async (app: FastifyInstance) => {
      const build = (await import(pathToFileURL(join(buildFolder, "server/index.js")).href)) as ServerBuild;
      mountPages(app, { ...options, build, mode: "production" });
    },
  };
}

async function addFiles(app: FastifyInstance): Promise<void> {
  // The names of assets carry a hash of their content, so a browser never has to ask again.
  await app.register(fastifyStatic, {
    root: join(buildFolder, "client/assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: yearInSeconds * 1_000,
    preCompressed: true,
    index: false,
    logLevel: "warn",
  });
  await app.register(fastifyStatic, {
    root: join(buildFolder, "client"),
    prefix: "/",
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    maxAge: 60 * 60 * 1_000,
    globIgnore: ["assets/**", ".vite/**", "**/*.br", "**/*.gz"],
    index: false,
    logLevel: "warn",
  });
}
