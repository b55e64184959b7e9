import { brand } from "@capstan/features/brand";
import { isAnonymous, privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { checkoutContext } from "../checkout.ts";
import { ConfirmationPage } from "./confirmation-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const reader = args.context.get(checkoutContext);
  const orderNumber = args.params["orderNumber"] ?? "";
  const ofGuest = isAnonymous(args) ? await reader.guestConfirmation(args.request, orderNumber) : null;
  // Who is not the guest that ordered it may still be a member of its account.
  const view = ofGuest ?? (await reader.confirmation(signedIn(args, args.url.pathname), orderNumber));
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
