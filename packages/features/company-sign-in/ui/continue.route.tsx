import "./company-sign-in.css";
import { privateHeaders } from "@capstan/features/session";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { companySignInContext } from "../index.ts";

/** A form may lead to no other site, so this page does: by itself, or by its link where the browser does not go by itself. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const state = url.searchParams.get("state") ?? "";
  const provider = await context.get(companySignInContext).providerUrl(state, request.headers.get("cookie"));
  if (provider === null) return redirect(urls.companySignIn({ outcome: "expired" }));
  return { provider, host: new URL(provider).host };
}

export function headers(): HeadersInit {
  return { ...privateHeaders(), "referrer-policy": "no-referrer" };
}

export function meta({ loaderData }: { loaderData?: { provider: string } | undefined }): MetaDescriptor[] {
  return [
    { title: `Going to Your Company's Sign-In | ${brand.name}` },
    { name: "robots", content: "noindex" },
    ...(loaderData ? [{ httpEquiv: "refresh", content: `0;url=${loaderData.provider}` }] : []),
  ];
}

export default function ContinueRoute() {
  const { provider, host } = useLoaderData<typeof loader>();
  return (
    <div className="wrap company-sign-in">
      <h1>Going to Your Company's Sign-In</h1>
      <p className="company-sign-in-lead">
        You sign in at <b>{host}</b> and come back here.
      </p>
      <ButtonLink href={provider} kind="primary" size="large" block>
        Continue
      </ButtonLink>
      <p className="company-sign-in-back">
        <a href={urls.companySignIn()}>Use another address</a>
      </p>
    </div>
  );
}
