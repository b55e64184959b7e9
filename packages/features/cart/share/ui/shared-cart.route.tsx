import { brand } from "@capstan/features/brand";
import { privateHeaders, visitorContext } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import { type LoaderFunctionArgs, type MetaDescriptor, isRouteErrorResponse, useLoaderData } from "react-router";
import { cartShareContext } from "../cart-share.ts";
import { SharedCartPage } from "./shared-cart-page.tsx";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const token = url.searchParams.get("token") ?? "";
  const view = await context.get(cartShareContext).open(token, context.get(visitorContext));
  if (!view) throw new Response(null, { status: 404 });
  return view;
}

/** It is shown to whoever holds a token: nobody keeps the page, and no other site learns of it. */
export function headers(): HeadersInit {
  return { ...privateHeaders(), "referrer-policy": "same-origin" };
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Shared Cart | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function SharedCartRoute() {
  return <SharedCartPage view={useLoaderData<typeof loader>()} />;
}

/** What went wrong otherwise is the root's to say. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="wrap short-page">
      <h1>This link opens no cart</h1>
      <p>It has expired, or its owner stopped sharing. Ask them for a new one.</p>
      <ButtonLink href={urls.home()}>Home</ButtonLink>
    </div>
  );
}
