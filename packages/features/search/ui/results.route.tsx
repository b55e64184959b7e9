import { visitorContext } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { resultsContext } from "../results.ts";
import { type PackedResults, packed, unpacked } from "../results-wire.ts";
import { resultsMeta } from "./results-meta.ts";
import { ResultsPage } from "./results-page.tsx";

export async function loader({ context, request, url }: LoaderFunctionArgs): Promise<PackedResults> {
  const { headers } = request;
  return packed(await context.get(resultsContext).search({ url, headers }, context.get(visitorContext)));
}

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return loaderData ? resultsMeta(unpacked(loaderData)) : [];
}

export default function SearchRoute() {
  return <ResultsPage view={unpacked(useLoaderData<typeof loader>())} />;
}
