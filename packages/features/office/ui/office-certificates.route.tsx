import { brand } from "@capstan/features/brand";
import { NotFound } from "@capstan/features/content";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { officeCertificatesContext } from "../office-certificates.ts";
import { OfficeCertificatesPage } from "./office-certificates-page.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = signedIn({ context }, lazyUrls.officeCertificates());
  const view = (await context.get(officeCertificatesContext).queue(visitor)) ?? null;
  return data({ view }, { status: view === null ? 404 : 200 });
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Tax certificates, office | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function OfficeCertificatesRoute() {
  const { view } = useLoaderData<typeof loader>();
  // To customers there is no office.
  return view === null ? <NotFound /> : <OfficeCertificatesPage view={view} />;
}
