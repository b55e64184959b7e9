import { type MetaDescriptor, useLoaderData } from "react-router";
import { type SpecimenItem, specimenItems } from "./listing-data.ts";
import { Listing } from "./listing.tsx";

/** A page made of the kit alone, shown beside it: what `npm run bench -- ssr` renders. */
export async function loader(): Promise<{ items: readonly SpecimenItem[] }> {
  return { items: specimenItems };
}

export function meta(): MetaDescriptor[] {
  return [{ title: "Specimen listing" }];
}

export default function SpecimenListing() {
  return <Listing items={useLoaderData<typeof loader>().items} />;
}
