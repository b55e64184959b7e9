import { brand } from "@capstan/features/brand";
import { readCookies } from "@capstan/platform/http/cookies";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { signInContext, visitorContext } from "../index.ts";
import { returnPath } from "../return-path.ts";
import { nameCookie, problemIn } from "../sign-in.ts";
import { privateHeaders } from "./signed-in.ts";
import { SignInPage } from "./sign-in-page.tsx";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext);
  const asksForAnother = url.searchParams.has("other");
  return {
    rememberedName: asksForAnother ? null : await context.get(signInContext).rememberedName(visitor),
    hasCompanySignIn: context.get(signInContext).hasCompanySignIn,
    from: returnPath(url.searchParams.get("frwdUrlPath")) ?? null,
    problem: problemIn(url) ?? null,
    name: readCookies(request.headers.get("cookie") ?? undefined)[nameCookie] ?? "",
    isSignedIn: visitor.level === "fully-authenticated",
  };
}

/** It may show what was typed: nobody keeps the page. */
export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Sign In | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function SignInRoute() {
  return <SignInPage {...useLoaderData<typeof loader>()} />;
}
