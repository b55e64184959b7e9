import { brand } from "@capstan/features/brand";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { privateHeaders, visitorContext } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { compareContext, compareQueryIn } from "../../compare.ts";
import { ComparePage } from "./compare-page.tsx";

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const query = compareQueryIn(url.searchParams, params["items"]);
  // What a form adds becomes part of the address that is passed on.
  if (url.searchParams.has("items")) throw redirect(lazyUrls.compare({ skus: query.skus, showsAll: query.showsAll }));
  const view = await context.get(compareContext).load(query, context.get(visitorContext));
  return { view, query };
}

/** It shows the account's own prices: nobody keeps it. */
export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Compare items | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function CompareRoute() {
  return <ComparePage {...useLoaderData<typeof loader>()} />;
}
