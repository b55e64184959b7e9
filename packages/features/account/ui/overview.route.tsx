import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { accountPagesContext } from "../account-pages.ts";
import { listParams } from "./list-params.ts";
import { OverviewPage } from "./overview-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const visitor = signedIn(args, args.url.pathname + args.url.search);
  return args.context.get(accountPagesContext).overview(visitor, listParams(args.url));
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Accounts Overview | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function OverviewRoute() {
  return <OverviewPage view={useLoaderData<typeof loader>()} />;
}
