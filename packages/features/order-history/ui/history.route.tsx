import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { historyParams } from "../history-params.ts";
import { orderPagesContext } from "../order-history.ts";
import { HistoryPage, NoAccount } from "./history-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const visitor = signedIn(args, args.url.pathname + args.url.search);
  const view = await args.context.get(orderPagesContext).history(visitor, historyParams(args.url));
  return data(view, { status: view === null ? 403 : 200 });
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Order History | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function HistoryRoute() {
  const view = useLoaderData<typeof loader>();
  return view === null ? <NoAccount title="Order History" /> : <HistoryPage view={view} />;
}
