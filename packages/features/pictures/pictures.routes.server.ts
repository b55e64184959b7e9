import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, fileAnswer, route } from "@capstan/platform/http";
import { z } from "zod";
import { accountLogo } from "./account-logo.server.ts";
import { brandMark } from "./brand-mark.server.ts";
import { createDrawingSheet, itemDrawing } from "./item-drawing.server.ts";
import { examplePicture } from "./example-picture.server.ts";
import { type PictureDeps, itemPicture } from "./item-picture.server.ts";
import { createRaster } from "./raster.server.ts";

const named = z.object({ name: z.string().max(120) });

export function pictureRoutes(handles: Omit<PictureDeps, "raster">): readonly RouteSpec[] {
  const deps = { ...handles, raster: createRaster(), sheet: createDrawingSheet() };
  const common = {
    method: "GET",
    slice: "pictures",
    level: "anonymous",
    account: "none",
    agents: "look",
    references: { name: "public" },
    params: named,
    answer: fileAnswer,
    errors: ["NOT_FOUND", "BUSY"],
  } as const;
  return [
    route({
      ...common,
      path: urls.itemPicture({ name: ":name" }),
      summary: "Picture of an item: SKU, view and size in its name. A photograph on another server is a redirect",
      handle: async ({ params }) => itemPicture(deps, params),
    }),
    route({
      ...common,
      path: lazyUrls.itemDrawing({ name: ":name" }),
      summary:
        "Drawing of an item with its dimensions, for CAD programs or for print: SKU and .dxf or .pdf in its name",
      handle: async ({ params }) => itemDrawing(deps, params),
    }),
    route({
      ...common,
      path: urls.brandMark({ name: ":name" }),
      summary: "Mark of a brand",
      handle: async ({ params }) => brandMark(deps, params),
    }),
    route({
      ...common,
      path: urls.accountLogo({ name: ":name" }),
      summary: "Monogram for a customer, by the words of its name",
      handle: async ({ params }) => accountLogo(params),
    }),
    route({
      ...common,
      path: urls.examplePicture({ name: ":name" }),
      summary: "Picture of the contact sheet",
      handle: async ({ params }) => examplePicture(deps, params),
    }),
  ];
}
