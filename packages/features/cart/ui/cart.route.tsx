import { brand } from "@capstan/features/brand";
import { privateHeaders, visitorContext } from "@capstan/features/session";
import { useEffect, useEffectEvent } from "react";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData, useRevalidator } from "react-router";
import { onAddToCart } from "../cart-event.ts";
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
  useFreshLines();
  return <CartPage view={view} outcome={outcome} />;
}

/** What is added over the page, or in another tab, is shown by it. */
function useFreshLines(): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  useEffect(() => onAddToCart(() => refresh()), []);
}
