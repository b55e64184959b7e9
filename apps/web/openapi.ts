import swagger from "@fastify/swagger";
import { type RouteSpec, mountRoutes } from "@capstan/platform/http";
import { anonymous } from "@capstan/platform/visitor";
import Fastify from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { errorCatalog } from "./error-catalog.ts";

/** The document of the REST routes, from the same schemas that check each request. */
export async function openapiDocument(routes: readonly RouteSpec[]): Promise<object> {
  const app = Fastify();
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Capstan", version: "1", description: "The store's own REST routes. Pages are not listed." },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(async (api) => {
    const visitorOf = async () => anonymous;
    mountRoutes(api, routes, { errorCatalog, visitorOf, withinLimit: async () => true, origin: "" });
  });
  await app.ready();
  return app.swagger();
}
