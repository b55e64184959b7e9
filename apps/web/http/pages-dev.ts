import { bug } from "@capstan/platform/bug";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { type PageHandlerOptions, type Pages, mountPages } from "./pages.ts";

/** The pages straight from source, with hot reloading. Vite is loaded only here, so that production can do without it. */
export function devPages(options: Omit<PageHandlerOptions, "build" | "mode">): Pages {
  let vite: ViteDevServer | undefined;
  return {
    addFiles: async (app: FastifyInstance) => {
      const { createServer } = await import("vite");
      const server = await createServer({
        configFile: new URL("../vite.config.ts", import.meta.url).pathname,
        root: new URL("..", import.meta.url).pathname,
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: "custom",
        // The other loaders write a file beside the configuration, which would restart the watching process for ever.
        configLoader: "native",
      });
      vite = server;
      app.addHook("onClose", async () => server.close());
      app.addHook("onRequest", (request, reply, next) => {
        server.middlewares(request.raw, reply.raw, next);
      });
    },
    mount: async (app: FastifyInstance) => {
      const server = vite ?? bug("the pages are mounted before their files");
      const build = async () => (await server.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
      mountPages(app, { ...options, build, mode: "development" });
    },
  };
}
