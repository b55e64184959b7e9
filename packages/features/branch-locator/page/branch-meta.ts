import { brand } from "@capstan/features/brand";
import { breadcrumbData } from "@capstan/features/listing";
import { urls } from "@capstan/features/urls";
import type { MetaDescriptor } from "react-router";
import { type BranchPageView, branchTitle } from "../branch-locator.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

export function branchMeta(view: BranchPageView): MetaDescriptor[] {
  const { branch, canonicalUrl } = view;
  const { address1, city, state, zipCode } = branch.branchAddress;
  const name = branchTitle(branch);
  const place = `${address1}, ${city}, ${state} ${zipCode}`;
  return [
    { title: `${name}, ${state} | ${brand.name}` },
    { name: "description", content: `${place}. Mon - Fri Hours: ${branch.weekdayHours}. ${branch.telephone}.` },
    { tagName: "link", rel: "canonical", href: canonicalUrl },
    { "script:ld+json": storeData(view) },
    {
      "script:ld+json": breadcrumbData(
        [
          { name: "Home", url: urls.home() },
          { name: "Find a Branch", url: urls.findBranch() },
        ],
        { name, url: canonicalUrl },
      ),
    },
  ];
}

/** The branch as schema.org's Store, with its hours and the holidays on which it is closed. */
function storeData({ branch, openings, holidays, canonicalUrl }: BranchPageView) {
  const { address1, address2, city, state, zipCode } = branch.branchAddress;
  const days = [
    ...(openings.weekdays ? [{ dayOfWeek: weekdays, ...openings.weekdays }] : []),
    ...(openings.saturday ? [{ dayOfWeek: ["Saturday"], ...openings.saturday }] : []),
  ];
  return {
    "@context": "https://schema.org",
    "@type": "HardwareStore",
    "@id": canonicalUrl,
    name: `${brand.name} ${branchTitle(branch)}`,
    url: canonicalUrl,
    branchCode: branch.branchCode,
    parentOrganization: { "@type": "Organization", name: brand.name },
    telephone: branch.telephone,
    address: {
      "@type": "PostalAddress",
      streetAddress: address2 === null ? address1 : `${address1}, ${address2}`,
      addressLocality: city,
      addressRegion: state,
      postalCode: zipCode,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", latitude: branch.latitude, longitude: branch.longitude },
    hasMap: branch.mapsUrl.url,
    ...(days.length > 0 && {
      openingHoursSpecification: days.map((day) => ({ "@type": "OpeningHoursSpecification", ...day })),
    }),
    ...(holidays.length > 0 && {
      specialOpeningHoursSpecification: holidays.map(({ name, day }) => ({
        "@type": "OpeningHoursSpecification",
        name,
        validFrom: day,
        validThrough: day,
        opens: "00:00",
        closes: "00:00",
      })),
    }),
  };
}
