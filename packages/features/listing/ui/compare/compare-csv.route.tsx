import { visitorContext } from "@capstan/features/session";
import type { LoaderFunctionArgs } from "react-router";
import { comparisonCsv } from "../../compare-csv.ts";
import { compareContext, compareQueryIn } from "../../compare.ts";

/** A file and no page: the comparison for a spreadsheet. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const view = await context.get(compareContext).load(compareQueryIn(url.searchParams), context.get(visitorContext));
  return new Response(comparisonCsv(view), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="comparison.csv"',
      "cache-control": "private, no-store",
    },
  });
}
