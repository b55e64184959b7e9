import { brand } from "@capstan/features/brand";
import { privateHeaders } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { lookupOutcomes } from "../lookup.ts";
import { orderPagesContext } from "../order-history.ts";
import { LookupPage } from "./lookup-page.tsx";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const said = url.searchParams.get("outcome");
  const found = said === "found" ? await context.get(orderPagesContext).lookedUp(request) : null;
  return {
    found,
    outcome: lookupOutcomes.find((one) => one === said) ?? null,
    orderNumber: url.searchParams.get("order") ?? "",
  };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [
    { title: `Order Lookup | ${brand.name}` },
    { name: "description", content: "Check the status of an order by its number. No sign-in needed." },
  ];
}

export default function LookupRoute() {
  const { found, outcome, orderNumber } = useLoaderData<typeof loader>();
  return <LookupPage found={found} outcome={outcome} orderNumber={orderNumber} />;
}
