import { brand } from "@capstan/features/brand";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { certificateOutcomes, certificatePagesContext } from "../certificate-pages.ts";
import { CertificatesPage, CertificatesRefused } from "./certificates-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = args.url;
  const visitor = signedIn(args, pathname + search);
  const view = await args.context.get(certificatePagesContext).list(visitor);
  const form = Object.fromEntries(searchParams);
  const outcome = certificateOutcomes.find((known) => known === form["outcome"]) ?? null;
  return data({ view, form, outcome }, { status: view === null ? 403 : 200 });
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Tax certificates | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function CertificatesRoute() {
  const { view, form, outcome } = useLoaderData<typeof loader>();
  if (view === null) return <CertificatesRefused />;
  return <CertificatesPage view={view} form={form} outcome={outcome} />;
}
