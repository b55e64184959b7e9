import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { checkoutContext } from "../checkout.ts";
import { ConfirmationPage } from "./confirmation-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const visitor = signedIn(args, args.url.pathname);
  const view = await args.context.get(checkoutContext).confirmation(visitor, args.params["orderNumber"] ?? "");
  if (!view) throw data(null, { status: 404 });
  return view;
}

export const headers = privateHeaders;

export function meta({ loaderData }: { loaderData?: { orderNumber: string } }): MetaDescriptor[] {
  const title = loaderData ? `Order ${loaderData.orderNumber} placed` : "Order";
  return [{ title: `${title} | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function ConfirmationRoute() {
  return <ConfirmationPage view={useLoaderData<typeof loader>()} />;
}
