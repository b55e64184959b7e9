import { createHash } from "node:crypto";
import { isSku, itemToDraw } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import type { FileAnswer } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Drawings } from "./drawings.ts";

const keepSeconds = 86_400;

/** The drawing of an item with its dimensions as a file for CAD programs; there is none where nothing is measured. */
export async function itemDrawing(
  { db, drawings }: { readonly db: Database; readonly drawings?: Drawings | undefined },
  { name }: { readonly name: string },
): Promise<Result<FileAnswer>> {
  const sku = /^(?<sku>\w+)\.dxf$/.exec(name)?.groups?.["sku"];
  if (sku === undefined || !isSku(sku) || !drawings) return fail({ code: "NOT_FOUND" });
  const item = await itemToDraw(db, sku);
  if (!item || item.drawing === null) return fail({ code: "NOT_FOUND" });
  const attributes = { ...item.attributes, brand: item.brand };
  const dxf = drawings.isMeasuredNamed(item.drawing, attributes)
    ? drawings.dxfNamed(item.drawing, attributes, `Item ${sku}`)
    : undefined;
  if (dxf === undefined) return fail({ code: "NOT_FOUND" });
  const tag = createHash("sha1").update(dxf).digest("base64url");
  return ok({ type: "image/vnd.dxf", tag, bytes: async () => ok(Buffer.from(dxf)), keepSeconds });
}
