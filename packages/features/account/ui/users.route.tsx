import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { accountPagesContext } from "../account-pages.ts";
import { userOutcomeIn } from "../account-users.ts";
import { listParams } from "./list-params.ts";
import { UsersPage, UsersRefused } from "./users-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const result = await args.context
    .get(accountPagesContext)
    .users(signedIn(args, args.url.pathname + args.url.search), listParams(args.url));
  if (!result.ok) return data({ view: null, outcome: null }, { status: 403 });
  return data({ view: result.value, outcome: userOutcomeIn(args.url) ?? null });
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Account Users | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function UsersRoute() {
  const { view, outcome } = useLoaderData<typeof loader>();
  return view === null ? <UsersRefused /> : <UsersPage view={view} outcome={outcome} />;
}
