import { brand } from "@capstan/features/brand";
import { NotFound } from "@capstan/features/content";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { orderPagesContext } from "../order-history.ts";
import { OrderPage } from "./order-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const visitor = signedIn(args, args.url.pathname);
  const view = await args.context.get(orderPagesContext).order(visitor, args.params["number"] ?? "");
  return data({ view, outcome: args.url.searchParams.get("outcome") }, { status: view === null ? 404 : 200 });
}

export const headers = privateHeaders;

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  const title = loaderData?.view ? `Order ${loaderData.view.number}` : "Page not found";
  return [{ title: `${title} | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function OrderRoute() {
  const { view, outcome } = useLoaderData<typeof loader>();
  // Another account's order is answered as one that is not there.
  if (view === null) return <NotFound />;
  return <OrderPage view={view} outcome={outcome} />;
}
