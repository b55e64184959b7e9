import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { portalContext, portalParamsIn } from "../portal.ts";
import { NotForYou } from "./not-for-you.tsx";
import { PortalPage } from "./portal-page.tsx";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const visitor = signedIn({ context }, url.pathname + url.search);
  const params = portalParamsIn(url);
  const view = await context.get(portalContext).load(visitor, params);
  if (view) return data({ view, params });
  return data({ view: null, isImpersonating: visitor.agentId !== null }, { status: 403 });
}

/** Customers' names are on it: nobody keeps the page. */
export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Customer Service Portal | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function PortalRoute() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.view) return <PortalPage view={loaded.view} params={loaded.params} />;
  return loaded.isImpersonating ? (
    <NotForYou title="Customer Service Portal" text="You are logged into a customer account. End that session first.">
      <a href={urls.endImpersonation()} data-document>
        End Session
      </a>
    </NotForYou>
  ) : (
    <NotForYou
      title="This page is for customer service"
      text={`If you are a customer, you are in the wrong place. We are glad to help you at ${brand.phone}.`}
    >
      <a href={urls.help()}>Help</a>
    </NotForYou>
  );
}
