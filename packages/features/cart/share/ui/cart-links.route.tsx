import "./share.css";
import { brand } from "@capstan/features/brand";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { cartShareContext } from "../cart-share.ts";
import { CartLinksPage, linkOutcomes } from "./cart-links-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const visitor = signedIn(args, lazyUrls.cartLinks());
  const said = args.url.searchParams.get("outcome");
  return {
    shares: await args.context.get(cartShareContext).list(visitor),
    outcome: linkOutcomes.find((outcome) => outcome === said) ?? null,
  };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Shared Links | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function CartLinksRoute() {
  return <CartLinksPage {...useLoaderData<typeof loader>()} />;
}
