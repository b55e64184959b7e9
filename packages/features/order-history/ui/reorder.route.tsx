import { brand } from "@capstan/features/brand";
import { NotFound } from "@capstan/features/content";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { orderPagesContext } from "../order-history.ts";
import { ReorderPage } from "./reorder-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const visitor = signedIn(args, args.url.pathname);
  const view = await args.context.get(orderPagesContext).reorder(visitor, args.params["number"] ?? "");
  const outcome = args.url.searchParams.get("outcome");
  return data({ view, outcome }, { status: view === null ? 404 : 200 });
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Reorder | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function ReorderRoute() {
  const { view, outcome } = useLoaderData<typeof loader>();
  if (view === null) return <NotFound />;
  return <ReorderPage view={view} outcome={outcome} />;
}
