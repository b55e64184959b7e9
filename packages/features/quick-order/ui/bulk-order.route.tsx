import { brand } from "@capstan/features/brand";
import { visitorContext } from "@capstan/features/session";
import { type ActionFunctionArgs, type MetaDescriptor, data, useActionData } from "react-router";
import { bulkOrderContext } from "../bulk-order.ts";
import { BulkOrderPage } from "./bulk-order-page.tsx";

export async function action({ context, request }: ActionFunctionArgs) {
  const { status, cookie, ...view } = await context.get(bulkOrderContext).submit(request, context.get(visitorContext));
  return data(view, { status, ...(cookie === null ? {} : { headers: { "set-cookie": cookie } }) });
}

export function headers({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  const cookie = actionHeaders.get("set-cookie");
  return { "cache-control": "private, no-store", ...(cookie === null ? {} : { "set-cookie": cookie }) };
}

export function meta(): MetaDescriptor[] {
  return [
    { title: `Bulk Order Pad | ${brand.name}` },
    {
      name: "description",
      content: "Order many items at once: paste or upload a list of item numbers and quantities.",
    },
  ];
}

export default function BulkOrderRoute() {
  const view = useActionData<typeof action>();
  return <BulkOrderPage view={view ?? null} />;
}
