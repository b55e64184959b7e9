import "./all-categories.css";
import { visitorContext } from "@capstan/features/session";
import { Trail } from "@capstan/features/listing";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { type CategoriesView, resultsContext } from "../results.ts";

export async function loader({ context }: LoaderFunctionArgs): Promise<CategoriesView> {
  return context.get(resultsContext).categories(context.get(visitorContext));
}

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return [
    { title: `All Product Categories | ${brand.name}` },
    { name: "description", content: "Every category of industrial supply that we carry, from abrasives to welding." },
    ...(loaderData ? [{ tagName: "link", rel: "canonical", href: loaderData.canonicalUrl }] : []),
  ];
}

/** The whole tree, two steps deep. */
export default function AllCategories() {
  const { roots } = useLoaderData<typeof loader>();
  return (
    <div className="wrap all-categories">
      <Trail breadcrumbs={[{ name: "Home", url: urls.home() }]} current="All Product Categories" />
      <h1>All Product Categories</h1>
      {roots.length === 0 && (
        <p role="status">
          The product categories can't be shown right now. Search still works; try again in a few minutes.
        </p>
      )}
      <div className="all-categories-roots">
        {roots.map(({ name, url, icon, below }) => (
          <section key={url}>
            <h2>
              <svg aria-hidden="true" width={28} height={28}>
                <use href={`/category-icons.svg#${icon}`} />
              </svg>
              <a href={url}>{name}</a>
            </h2>
            <ul>
              {below.map((category) => (
                <li key={category.url}>
                  <a href={category.url}>{category.name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
