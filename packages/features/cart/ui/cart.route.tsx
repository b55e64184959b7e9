import { brand } from "@capstan/features/brand";
import { privateHeaders, visitorContext } from "@capstan/features/session";
import { useEffect, useEffectEvent, useState } from "react";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData, useRevalidator } from "react-router";
import { onAddToCart } from "../cart-event.ts";
import { cartContext, outcomes } from "../cart.ts";
import { CartPage } from "./cart-page.tsx";
import { lineIn } from "./line-id.ts";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext);
  const outcomeParam = url.searchParams.get("outcome");
  return {
    view: await context.get(cartContext).load(request, visitor),
    outcome: outcomes.find((outcome) => outcome === outcomeParam),
    // As the route that makes a link asks.
    canShare: visitor.level === "fully-authenticated" && visitor.agentId === null,
  };
}

/** Whose cart it is hangs on a cookie: nobody keeps the page. */
export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Cart | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function CartRoute() {
  const shown = useLoaderData<typeof loader>();
  useFreshLines();
  return <CartPage {...shown} lineAfterRemoved={useLineAfterRemoved()} />;
}

/** From the address, which the server is not told whole: the undo then stands where the focus is. */
function useLineAfterRemoved(): string | null {
  const [sku, setSku] = useState<string | null>(null);
  useEffect(() => setSku(lineIn(window.location.hash)), []);
  return sku;
}

/** What is added over the page, or in another tab, is shown by it. */
function useFreshLines(): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  useEffect(() => onAddToCart(() => refresh()), []);
}
