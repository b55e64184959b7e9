import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { orderPagesContext } from "../order-history.ts";
import { ApprovalsPage, ApprovalsRefused } from "./approvals-page.tsx";

const numberPattern = /^[\w-]{1,40}$/;

export async function loader(args: LoaderFunctionArgs) {
  const visitor = signedIn(args, args.url.pathname + args.url.search);
  const param = (name: string) => {
    const value = args.url.searchParams.get(name) ?? "";
    return numberPattern.test(value) ? value : null;
  };
  const result = await args.context.get(orderPagesContext).approvals(visitor, param("order"));
  const said = { wanted: param("order"), outcome: param("outcome"), answered: param("answered") };
  if (!result.ok) return data({ view: null, ...said }, { status: 403 });
  return data({ view: result.value, ...said });
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Approvals | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function ApprovalsRoute() {
  const { view, ...said } = useLoaderData<typeof loader>();
  return view === null ? <ApprovalsRefused /> : <ApprovalsPage view={view} {...said} />;
}
