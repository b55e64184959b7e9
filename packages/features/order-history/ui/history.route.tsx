import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn, visitorContext } from "@capstan/features/session";
import { reaches } from "@capstan/platform/visitor";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { historyParams } from "../history-params.ts";
import { orderPagesContext } from "../order-history.ts";
import { HistoryPage, NoAccount, SignedOut } from "./history-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const from = args.url.pathname + args.url.search;
  // Everybody's footer leads here: who is not signed in is told where their orders are.
  if (!reaches(args.context.get(visitorContext), "fully-authenticated")) return data({ view: null, signInFrom: from });
  const view = await args.context.get(orderPagesContext).history(signedIn(args, from), historyParams(args.url));
  return data({ view, signInFrom: null }, { status: view === null ? 403 : 200 });
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [
    { title: `Order History | ${brand.name}` },
    { name: "description", content: "Your account's orders: find them by PO, item or buyer, and order again." },
    { name: "robots", content: "noindex" },
  ];
}

export default function HistoryRoute() {
  const { view, signInFrom } = useLoaderData<typeof loader>();
  if (signInFrom !== null) return <SignedOut from={signInFrom} />;
  return view === null ? <NoAccount title="Order History" /> : <HistoryPage view={view} />;
}
