import { brand } from "@capstan/features/brand";
import { privateHeaders, returnPath } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { outcomeIn } from "../company-sign-in.ts";
import { companySignInContext } from "../index.ts";
import { CompanySignInPage } from "./company-sign-in-page.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return {
    isOn: context.get(companySignInContext).isOn,
    from: returnPath(url.searchParams.get("frwdUrlPath")) ?? null,
    outcome: outcomeIn(url) ?? null,
  };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Company Single Sign-On | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function CompanySignInRoute() {
  return <CompanySignInPage {...useLoaderData<typeof loader>()} />;
}
