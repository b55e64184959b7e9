import { visitorContext } from "@capstan/features/session";
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  isRouteErrorResponse,
  useLoaderData,
} from "react-router";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import { type ProductView, productContext } from "../product.ts";
import { productMeta } from "./product-meta.ts";
import { ProductPage } from "./product-page.tsx";
import { skuOfSlug } from "./sku-of-slug.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<ProductView> {
  const visitor = context.get(visitorContext);
  const view = await context.get(productContext).load(request, skuOfSlug(params["slug"] ?? ""), visitor);
  if (!view) throw new Response(null, { status: 404 });
  return view;
}

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return loaderData ? productMeta(loaderData) : [{ title: "No such item" }, { name: "robots", content: "noindex" }];
}

export default function ProductRoute() {
  return <ProductPage view={useLoaderData<typeof loader>()} />;
}

/** What went wrong otherwise is the root's to say. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ProductNotFound />;
  throw error;
}

function ProductNotFound() {
  return (
    <div className="wrap short-page">
      <h1>There is no item with this number</h1>
      <p>
        Check the number, search for it, or call <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
      </p>
      <ButtonLink href={urls.allCategories()}>All product categories</ButtonLink>
    </div>
  );
}
