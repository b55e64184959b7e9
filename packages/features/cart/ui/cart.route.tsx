import { brand } from "@capstan/features/brand";
import { privateHeaders, visitorContext } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { cartContext, outcomes } from "../cart.ts";
import { CartPage } from "./cart-page.tsx";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const outcomeParam = url.searchParams.get("outcome");
  return {
    view: await context.get(cartContext).load(request, context.get(visitorContext)),
    outcome: outcomes.find((outcome) => outcome === outcomeParam),
  };
}

/** Whose cart it is hangs on a cookie: nobody keeps the page. */
export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Cart | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function CartRoute() {
  const { view, outcome } = useLoaderData<typeof loader>();
  return <CartPage view={view} outcome={outcome} />;
}
