import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  useLoaderData,
  useNavigation,
} from "react-router";
import { type ResultsView, resultsContext } from "../results.ts";
import { resultsMeta } from "./results-meta.ts";
import { ResultsPage } from "./results-page.tsx";

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ResultsView> {
  return context.get(resultsContext).search(request);
}

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return loaderData ? resultsMeta(loaderData) : [];
}

export default function SearchRoute() {
  const view = useLoaderData<typeof loader>();
  return <ResultsPage view={view} isLoading={useNavigation().state === "loading"} />;
}
