import { brand } from "@capstan/features/brand";
import { readCookies } from "@capstan/platform/http/cookies";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { visitorContext } from "../index.ts";
import { returnPath } from "../return-path.ts";
import { nameCookie, problemIn } from "../sign-in.ts";
import { SignInPage } from "./sign-in-page.tsx";

export function loader({ context, request, url }: LoaderFunctionArgs) {
  return {
    from: returnPath(url.searchParams.get("frwdUrlPath")) ?? null,
    problem: problemIn(url) ?? null,
    name: readCookies(request.headers.get("cookie") ?? undefined)[nameCookie] ?? "",
    isSignedIn: context.get(visitorContext).level === "fully-authenticated",
  };
}

/** It may show what was typed: nobody keeps the page. */
export function headers(): HeadersInit {
  return { "cache-control": "private, no-store" };
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Sign In | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function SignInRoute() {
  return <SignInPage {...useLoaderData<typeof loader>()} />;
}
