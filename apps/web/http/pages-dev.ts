import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { type PageHandlerOptions, type Pages, mountPages } from "./pages.ts";

/** The pages straight from source, with hot reloading. Vite is loaded only here, so that production can do without it. */
export function devPages(options: Omit<PageHandlerOptions, "build" | "mode">): Pages {
  return {
    mount: async (app: FastifyInstance) => {
      const { createServer } = await import("vite");
      const vite = await createServer({
        configFile: new URL("../vite.config.ts", import.meta.url).pathname,
        root: new URL("..", import.meta.url).pathname,
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: "custom",
        // The other loaders write a file beside the configuration, which would restart the watching process for ever.
        configLoader: "native",
      });
      app.addHook("onClose", async () => vite.close());
      app.addHook("onRequest", (request, reply, next) => {
        vite.middlewares(request.raw, reply.raw, next);
      });
      const build = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
      mountPages(app, { ...options, build, mode: "development" });
    },
  };
}
