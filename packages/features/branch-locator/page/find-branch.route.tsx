import { brand } from "@capstan/features/brand";
import { visitorContext } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { type FindBranchView, branchLocatorContext } from "../branch-locator.ts";
import { FindBranchPage } from "./find-branch-page.tsx";

export async function loader({ context, request }: LoaderFunctionArgs): Promise<FindBranchView> {
  return context.get(branchLocatorContext).find(request, context.get(visitorContext));
}

export function meta({ loaderData: view }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return [
    { title: `Find a Branch | ${brand.name}` },
    { name: "description", content: `Branches of ${brand.name} for pickup and advice: find one near you.` },
    ...(view ? [{ tagName: "link", rel: "canonical", href: view.canonicalUrl }] : []),
    // What somebody searched for is nobody's page to find.
    ...(view?.search ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

export default function FindBranchRoute() {
  return <FindBranchPage view={useLoaderData<typeof loader>()} />;
}
