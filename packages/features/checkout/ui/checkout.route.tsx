import { brand } from "@capstan/features/brand";
import { isAnonymous, privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { checkoutContext, checkoutOutcomes } from "../checkout.ts";
import { CheckoutPage } from "./checkout-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = args.url;
  const reader = args.context.get(checkoutContext);
  const isGuest = reader.takesGuests && isAnonymous(args);
  const given = searchParams.get("outcome");
  return {
    view: isGuest ? await reader.loadGuest(args.request) : await reader.load(signedIn(args, pathname)),
    isGuest,
    outcome: checkoutOutcomes.find((outcome) => outcome === given) ?? null,
  };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [
    { title: `Checkout | ${brand.name}` },
    { name: "description", content: "Ship or pick up, PO number, tax and freight: review the order and place it." },
    { name: "robots", content: "noindex" },
  ];
}

export default function CheckoutRoute() {
  return <CheckoutPage {...useLoaderData<typeof loader>()} />;
}
