import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { accountPagesContext } from "../account-pages.ts";
import { preferenceOutcomeIn } from "../preferences.ts";
import { PreferencesPage } from "./preferences-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const view = await args.context
    .get(accountPagesContext)
    .preferences(signedIn(args, args.url.pathname + args.url.search));
  if (!view) throw redirect(urls.signIn({ from: urls.preferences() }));
  return { view, outcome: preferenceOutcomeIn(args.url) ?? null };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Account Preferences | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function PreferencesRoute() {
  return <PreferencesPage {...useLoaderData<typeof loader>()} />;
}
