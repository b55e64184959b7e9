import { brand } from "@capstan/features/brand";
import { NotFound } from "@capstan/features/content";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { returnPagesContext } from "../return-pages.ts";
import { returnOutcomes } from "../return-view.ts";
import { ReturnPage } from "./return-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = args.url;
  const visitor = signedIn(args, pathname);
  const view = await args.context.get(returnPagesContext).start(visitor, args.params["number"] ?? "");
  const form = Object.fromEntries(searchParams);
  const outcome = returnOutcomes.find((known) => known === form["outcome"]) ?? null;
  return data({ view, form, outcome }, { status: view === null ? 404 : 200 });
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Return items | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function ReturnRoute() {
  const { view, form, outcome } = useLoaderData<typeof loader>();
  // Another account's order is answered as one that is not there.
  if (view === null) return <NotFound />;
  return <ReturnPage view={view} form={form} outcome={outcome} />;
}
