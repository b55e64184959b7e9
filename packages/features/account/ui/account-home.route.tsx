import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { accountPagesContext } from "../account-pages.ts";
import { AccountHomePage } from "./account-home-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const view = await args.context.get(accountPagesContext).home(signedIn(args, args.url.pathname + args.url.search));
  if (!view) throw redirect(urls.signIn({ from: urls.account() }));
  return view;
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `My Account | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function AccountHomeRoute() {
  return <AccountHomePage view={useLoaderData<typeof loader>()} />;
}
