import { brand } from "@capstan/features/brand";
import { privateHeaders, visitorContext } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { accountPagesContext } from "../account-pages.ts";
import { newcomerProblemIn } from "../account-users.ts";
import { InvitationPage } from "./invitation-page.tsx";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  return {
    view: await context.get(accountPagesContext).invitation(context.get(visitorContext), request),
    problem: newcomerProblemIn(url) ?? null,
  };
}

/** It is shown to whoever holds a token: nobody keeps the page, and no other site learns of it. */
export function headers(): HeadersInit {
  return { ...privateHeaders(), "referrer-policy": "same-origin" };
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Invitation | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function InvitationRoute() {
  return <InvitationPage {...useLoaderData<typeof loader>()} />;
}
