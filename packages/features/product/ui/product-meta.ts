import { breadcrumbData, wholeUrl } from "@capstan/features/listing";
import { brand } from "@capstan/features/brand";
import { pictureName } from "@capstan/features/pictures";
import { urls } from "@capstan/features/urls";
import type { MetaDescriptor } from "react-router";
import type { ProductView } from "../product.ts";

const maxDescriptionLength = 160;

export function productMeta(view: ProductView): MetaDescriptor[] {
  const { name, sku, breadcrumbs, canonicalUrl } = view;
  const numbers = `${view.brand.name} ${view.manufacturerPartNumber}, item ${sku}.`;
  return [
    { title: `${name}, ${sku} | ${brand.name}` },
    { name: "description", content: cutAtWord(`${numbers} ${view.description}`) },
    { tagName: "link", rel: "canonical", href: canonicalUrl },
    { "script:ld+json": productData(view) },
    { "script:ld+json": breadcrumbData(breadcrumbs, { name, url: canonicalUrl }) },
  ];
}

function cutAtWord(text: string): string {
  return text.length <= maxDescriptionLength
    ? text.trim()
    : text.slice(0, maxDescriptionLength + 1).replace(/\W+\w*$/, "");
}

function productData(view: ProductView) {
  const { sku, name, canonicalUrl } = view;
  const picture = urls.itemPicture({ name: pictureName(sku, { size: 640, scale: 1, view: "plain" }) });
  const offers = offerOf(view);
  const code = view.identifiers.find(({ name: kind }) => kind === "UPC")?.value;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    sku,
    mpn: view.manufacturerPartNumber,
    brand: { "@type": "Brand", name: view.brand.name },
    description: view.description,
    image: wholeUrl(picture, canonicalUrl),
    url: canonicalUrl,
    ...(code !== undefined && { gtin: code }),
    ...(offers && { offers }),
  };
}

const availabilities = { in: "InStock", few: "LimitedAvailability", later: "BackOrder", out: "OutOfStock" };

/** Only what anybody may see and buy at: an account's price is nobody else's business, and a promotion soon is wrong. */
function offerOf({ price, state, stock, canonicalUrl }: ProductView) {
  if (price.kind !== "price" || price.label !== "Web Price" || state !== "sold") return undefined;
  return {
    "@type": "Offer",
    price: price.price.replaceAll(/[$,]/g, ""),
    priceCurrency: "USD",
    url: canonicalUrl,
    ...(stock && { availability: `https://schema.org/${availabilities[stock.kind]}` }),
  };
}
