import { visitorContext } from "@capstan/features/session";
import type { LoaderFunctionArgs } from "react-router";
import { cartContext } from "../cart.ts";

/** A file and no page: the cart for a spreadsheet. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const csv = await context.get(cartContext).csv(request, context.get(visitorContext));
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="cart.csv"',
      "cache-control": "private, no-store",
    },
  });
}
