import { stateCodes, stateName } from "@capstan/features/geocoding/server";
import { registrationUrls } from "@capstan/features/registration-urls";
import { type RouteSpec, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import { agenciesOf, federalDepartments } from "./federal-agencies.ts";
import { codeAndName } from "./registration.schema.ts";

const common = {
  slice: "registration",
  method: "GET",
  level: "anonymous",
  account: "none",
  agents: "look",
  cacheSeconds: 3_600,
} as const;

const militaryRegions = [
  { code: "AA", name: "Armed Forces Americas" },
  { code: "AE", name: "Armed Forces Europe" },
  { code: "AP", name: "Armed Forces Pacific" },
];

/** Where the store delivers: the states, the islands, and the armed forces' own. */
export const regions: readonly z.infer<typeof codeAndName>[] = [
  ...Array.from(stateCodes, (code) => ({ code, name: stateName(code) })),
  ...militaryRegions,
];
const countries = [{ code: "US", name: "United States" }];

/** Lists that forms offer, the same under the registration's prefix and the store's: spec 7.5. */
export function lookupRoutes(): readonly RouteSpec[] {
  return [
    countriesRoute(),
    ...[registrationUrls.regions(), registrationUrls.storeRegions()].flatMap(regionRoutes),
    ...[registrationUrls.departments(), registrationUrls.storeDepartments()].map(departmentsRoute),
    ...[registrationUrls.agencies(), registrationUrls.storeAgencies()].flatMap(agencyRoutes),
  ];
}

function countriesRoute(): RouteSpec {
  return route({
    ...common,
    path: registrationUrls.storeCountries(),
    summary: "The countries that the store delivers to",
    answer: z.object({ countries: z.array(codeAndName) }),
    handle: async () => ok({ countries }),
  });
}

/** With the country at the end of the path, or without for the United States. */
function regionRoutes(path: string): readonly RouteSpec[] {
  const answer = z.object({ regions: z.array(codeAndName) });
  return [
    route({
      ...common,
      path,
      summary: "The states and territories of the United States",
      answer,
      handle: async () => ok({ regions: [...regions] }),
    }),
    route({
      ...common,
      path: `${path}:country`,
      summary: "The states and territories of a country; none for one that the store does not deliver to",
      params: z.object({ country: z.string().max(10) }),
      answer,
      handle: async ({ params }) => ok({ regions: params.country.toUpperCase() === "US" ? [...regions] : [] }),
    }),
  ];
}

function departmentsRoute(path: string): RouteSpec {
  return route({
    ...common,
    path,
    summary: "The departments of the federal government, and what stands beside them",
    answer: z.object({ departments: z.array(codeAndName) }),
    handle: async () => ok({ departments: [...federalDepartments()] }),
  });
}

/** With the department at the end of the path, or as `department`. */
function agencyRoutes(path: string): readonly RouteSpec[] {
  const answer = z.object({ agencies: z.array(codeAndName) });
  const summary = "The agencies of a department; none for one that does not exist";
  return [
    route({
      ...common,
      path,
      summary,
      query: z.object({ department: z.string().max(20).default("") }),
      answer,
      handle: async ({ query }) => ok({ agencies: [...agenciesOf(query.department)] }),
    }),
    route({
      ...common,
      path: `${path}:department`,
      summary,
      params: z.object({ department: z.string().max(20) }),
      answer,
      handle: async ({ params }) => ok({ agencies: [...agenciesOf(params.department)] }),
    }),
  ];
}
