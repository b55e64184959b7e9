import { brand } from "@capstan/features/brand";
import { NotFound } from "@capstan/features/content";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { officeContext } from "../office.ts";
import { OfficeQueuePage } from "./office-queue-page.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = signedIn({ context }, lazyUrls.officeOrders());
  const view = (await context.get(officeContext).queue(visitor)) ?? null;
  return data({ view }, { status: view === null ? 404 : 200 });
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Orders on hold | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function OfficeQueueRoute() {
  const { view } = useLoaderData<typeof loader>();
  // To customers there is no office.
  return view === null ? <NotFound /> : <OfficeQueuePage view={view} />;
}
