import { privateHeaders } from "@capstan/features/session";
import { brand } from "@capstan/features/brand";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { urls } from "@capstan/features/urls";
import { credentialsContext } from "../credentials.ts";
import { securityOutcomeIn } from "../security.ts";
import { ownerIn } from "./security-guard.ts";
import { SecurityPage } from "./security-page.tsx";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const visitor = ownerIn({ context }, urls.security());
  return {
    view: await context.get(credentialsContext).security(request, visitor),
    outcome: securityOutcomeIn(url) ?? null,
  };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Password and Security | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function SecurityRoute() {
  return <SecurityPage {...useLoaderData<typeof loader>()} />;
}
