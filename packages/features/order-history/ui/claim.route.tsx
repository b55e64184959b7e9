import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { ClaimPage } from "./claim-page.tsx";

export function loader(args: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = args.url;
  signedIn(args, `${pathname}${search}`);
  const said = searchParams.get("outcome");
  const outcome = (["sent", "refused"] as const).find((one) => one === said) ?? null;
  return { orderNumber: searchParams.get("order")?.slice(0, 40) ?? "", outcome };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Claim an Order | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function ClaimRoute() {
  return <ClaimPage {...useLoaderData<typeof loader>()} />;
}
