import { brand } from "@capstan/features/brand";
import { NotFound } from "@capstan/features/content";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { officeContext } from "../office.ts";
import { OfficeOrderPage } from "./office-order-page.tsx";

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const visitor = signedIn({ context }, url.pathname);
  const view = (await context.get(officeContext).order(visitor, params["number"] ?? "")) ?? null;
  return data({ view, outcome: url.searchParams.get("outcome") }, { status: view === null ? 404 : 200 });
}

export const headers = privateHeaders;

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  const title = loaderData?.view ? `Order ${loaderData.view.orderNumber}, office` : "Page not found";
  return [{ title: `${title} | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function OfficeOrderRoute() {
  const { view, outcome } = useLoaderData<typeof loader>();
  return view === null ? <NotFound /> : <OfficeOrderPage view={view} outcome={outcome} />;
}
