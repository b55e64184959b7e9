import { brand } from "@capstan/features/brand";
import { NotFound } from "@capstan/features/content";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { officeCertificatesContext } from "../office-certificates.ts";
import { OfficeCertificatePage } from "./office-certificate-page.tsx";

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const visitor = signedIn({ context }, url.pathname);
  const reader = context.get(officeCertificatesContext);
  const view = (await reader.certificate(visitor, params["submission"] ?? "")) ?? null;
  return data({ view, outcome: url.searchParams.get("outcome") }, { status: view === null ? 404 : 200 });
}

export const headers = privateHeaders;

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  const title = loaderData?.view ? `${loaderData.view.state} certificate, office` : "Page not found";
  return [{ title: `${title} | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function OfficeCertificateRoute() {
  const { view, outcome } = useLoaderData<typeof loader>();
  return view === null ? <NotFound /> : <OfficeCertificatePage view={view} outcome={outcome} />;
}
