import { visitorContext } from "@capstan/features/session";
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  isRouteErrorResponse,
  useLoaderData,
} from "react-router";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import { resultsContext } from "../results.ts";
import { type PackedResults, packed, unpacked } from "../results-wire.ts";
import { resultsMeta } from "./results-meta.ts";
import { ResultsPage } from "./results-page.tsx";

export async function loader({ context, request, url, params }: LoaderFunctionArgs): Promise<PackedResults> {
  const { headers } = request;
  const visitor = context.get(visitorContext);
  const view = await context.get(resultsContext).category({ url, headers }, params["slug"] ?? "", visitor);
  if (!view) throw new Response(null, { status: 404 });
  return packed(view);
}

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return loaderData
    ? resultsMeta(unpacked(loaderData))
    : [{ title: "No such category" }, { name: "robots", content: "noindex" }];
}

export default function CategoryRoute() {
  return <ResultsPage view={unpacked(useLoaderData<typeof loader>())} />;
}

/** What went wrong otherwise is the root's to say. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <CategoryNotFound />;
  throw error;
}

function CategoryNotFound() {
  return (
    <div className="wrap short-page">
      <h1>There is no such category</h1>
      <p>It may have moved or been merged with another one. Search still finds its items.</p>
      <ButtonLink href={urls.allCategories()}>All product categories</ButtonLink>
    </div>
  );
}
