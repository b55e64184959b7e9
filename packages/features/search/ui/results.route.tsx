import { visitorContext } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { type ResultsView, resultsContext } from "../results.ts";
import { resultsMeta } from "./results-meta.ts";
import { ResultsPage } from "./results-page.tsx";

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ResultsView> {
  return context.get(resultsContext).search(request, context.get(visitorContext));
}

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return loaderData ? resultsMeta(loaderData) : [];
}

export default function SearchRoute() {
  return <ResultsPage view={useLoaderData<typeof loader>()} />;
}
