import { brand } from "@capstan/features/brand";
import { visitorContext } from "@capstan/features/session";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, data, useLoaderData } from "react-router";
import { contentContext } from "../content.ts";
import { ContentArticle } from "./content-article.tsx";
import { NotFound } from "./not-found.tsx";

/** Every address that no other route answers: a page that the operator wrote, or none. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const view = await context.get(contentContext).load(url, context.get(visitorContext));
  return data(view, { status: view ? 200 : 404 });
}

export function meta({ loaderData: view }: MetaArgs<typeof loader>): MetaDescriptor[] {
  if (!view) return [{ title: `Page not found | ${brand.name}` }, { name: "robots", content: "noindex" }];
  return [
    { title: view.title.includes(brand.name) ? view.title : `${view.title} | ${brand.name}` },
    { name: "description", content: view.description },
    { tagName: "link", rel: "canonical", href: view.canonicalUrl },
    ...(view.isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

export default function ContentRoute() {
  const view = useLoaderData<typeof loader>();
  return view ? <ContentArticle view={view} /> : <NotFound />;
}
