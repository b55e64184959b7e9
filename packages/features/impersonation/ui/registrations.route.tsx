import { brand } from "@capstan/features/brand";
import { registrationUrls } from "@capstan/features/registration-urls";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { portalContext } from "../portal.ts";
import { NotForYou } from "./not-for-you.tsx";
import { RegistrationsPage, reviewOutcomeIn } from "./registrations-page.tsx";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const visitor = signedIn({ context }, registrationUrls.reviews());
  const view = await context.get(portalContext).reviews(visitor);
  return data({ view: view ?? null, outcome: reviewOutcomeIn(url) ?? null }, { status: view ? 200 : 403 });
}

/** People's names and addresses are on it: nobody keeps the page. */
export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Registrations to Review | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function RegistrationsRoute() {
  const { view, outcome } = useLoaderData<typeof loader>();
  if (view) return <RegistrationsPage view={view} outcome={outcome} />;
  return (
    <NotForYou
      title="This page is for customer service"
      text={`If you are a customer, you are in the wrong place. We are glad to help you at ${brand.phone}.`}
    />
  );
}
