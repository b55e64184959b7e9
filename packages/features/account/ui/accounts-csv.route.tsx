import { signedIn } from "@capstan/features/session";
import type { LoaderFunctionArgs } from "react-router";
import { accountPagesContext } from "../account-pages.ts";
import { listParams } from "./list-params.ts";

/** A file and no page: the accounts of the overview for a spreadsheet. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visitor = signedIn(args, args.url.pathname + args.url.search);
  const csv = await args.context.get(accountPagesContext).exportOverview(visitor, listParams(args.url).search);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="accounts.csv"',
      "cache-control": "private, no-store",
    },
  });
}
