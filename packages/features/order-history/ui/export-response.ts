import { signedIn } from "@capstan/features/session";
import type { LoaderFunctionArgs } from "react-router";
import { historyParams } from "../history-params.ts";
import { orderPagesContext } from "../order-history.ts";

/** A file and no page: all orders of the view, sent while they are read. */
export function exportResponse(args: LoaderFunctionArgs, format: "csv" | "xlsx"): Response {
  const visitor = signedIn(args, args.url.pathname + args.url.search);
  const file = args.context.get(orderPagesContext).exportOrders(visitor, historyParams(args.url), format);
  if (file === null) return new Response(null, { status: 403 });
  return new Response(file.body, {
    headers: {
      "content-type": file.type,
      "content-disposition": `attachment; filename="${file.name}"`,
      "cache-control": "private, no-store",
    },
  });
}
