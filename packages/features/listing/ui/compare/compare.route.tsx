import { brand } from "@capstan/features/brand";
import { privateHeaders, visitorContext } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { compareContext, compareQueryIn } from "../../compare.ts";
import { ComparePage } from "./compare-page.tsx";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = compareQueryIn(url.searchParams);
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
