import { brand } from "@capstan/features/brand";
import { visitorContext } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  isRouteErrorResponse,
  useLoaderData,
} from "react-router";
import { type BranchPageView, branchLocatorContext } from "../branch-locator.ts";
import { branchMeta } from "./branch-meta.ts";
import { BranchPage } from "./branch-page.tsx";

export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<BranchPageView> {
  const visitor = context.get(visitorContext);
  const view = await context.get(branchLocatorContext).branch(request, params["code"] ?? "", visitor);
  if (!view) throw new Response(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  if (loaderData) return branchMeta(loaderData);
  return [{ title: `No such branch | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function BranchRoute() {
  return <BranchPage view={useLoaderData<typeof loader>()} />;
}

/** What went wrong otherwise is the root's to say. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <BranchNotFound />;
  throw error;
}

function BranchNotFound() {
  return (
    <div className="wrap short-page">
      <h1>There is no branch with this number</h1>
      <p>
        It may have closed. Find another one, or call <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
      </p>
      <ButtonLink href={urls.findBranch()}>Find a Branch</ButtonLink>
    </div>
  );
}
