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
  const order = param("order");
  const isChanging = order !== null && param("change") === "yes";
  const typed = isChanging && param("check") === "yes" ? typedIn(args.url.searchParams) : null;
  const result = await args.context.get(orderPagesContext).approvals(visitor, { order, isChanging, typed });
  const said = { wanted: order, outcome: param("outcome"), answered: param("answered") };
  if (!result.ok) return data({ view: null, ...said }, { status: 403 });
  return data({ view: result.value, ...said });
}

const maxTyped = 120;

function typedIn(params: URLSearchParams): Readonly<Record<string, string>> {
  const names = [...params].filter(([name]) => /^(?:quantity-\d{1,6}|reference-.{1,60}|purchaseOrder)$/.test(name));
  return Object.fromEntries(names.map(([name, value]) => [name, value.trim().slice(0, maxTyped)]));
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Approvals | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function ApprovalsRoute() {
  const { view, ...said } = useLoaderData<typeof loader>();
  return view === null ? <ApprovalsRefused /> : <ApprovalsPage view={view} {...said} />;
}
