import { urls } from "@capstan/features/urls";
import { type RouteInput, type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { bug } from "@capstan/platform/bug";
import { ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import {
  type Administrator,
  addDomain,
  connectProvider,
  disconnectProvider,
  removeDomain,
  requireSignIn,
  verifyDomain,
} from "./change-settings.server.ts";
import type { SettingsOutcome } from "./company-settings.ts";
import { domainBody, keptIn, providerBody, requireBody } from "./company-sign-in.schema.ts";
import type { CompanySignIn } from "./deps.server.ts";
import { checkProvider, startTest } from "./test-provider.server.ts";

/** Who may decide how a whole company signs in: its administrators in person, right after they have signed in. */
const common = {
  slice: "company-sign-in",
  method: "POST",
  level: "fully-authenticated",
  account: "own",
  roles: ["administrator"],
  agents: "never",
  answer: redirectAnswer,
  limit: { calls: 60, addressCalls: 300, seconds: 600 },
} as const;

export function settingsRoutes(deps: CompanySignIn): readonly RouteSpec[] {
  return [...providerRoutes(deps), ...domainRoutes(deps), ...testRoutes(deps), requireRoute(deps)];
}

const pathOf = (change: string) => urls.companySettings({ change });
const back = (outcome: SettingsOutcome) => ok({ to: urls.companySettings({ outcome }) });

function providerRoutes(deps: CompanySignIn): readonly RouteSpec[] {
  return [
    route({
      ...common,
      path: pathOf("provider"),
      summary: "Connects the company's identity provider; other settings than before have to be tested again",
      references: { clientId: "value" },
      body: providerBody,
      handle: async ({ visitor, body }) => back(await connectProvider(deps, administrator(visitor), body)),
    }),
    route({
      ...common,
      path: pathOf("disconnect"),
      summary: "Forgets the company's identity provider and its secret",
      handle: async ({ visitor }) => back(await disconnectProvider(deps, administrator(visitor))),
    }),
  ];
}

function domainRoutes(deps: CompanySignIn): readonly RouteSpec[] {
  const ways = [
    ["add-domain", "value", "Claims a mail domain, which has to be proven by a DNS record", addDomain],
    ["verify-domain", "own-account", "Looks for the DNS record that proves the domain", verifyDomain],
    ["remove-domain", "own-account", "Takes a mail domain back", removeDomain],
  ] as const;
  return ways.map(([change, scope, summary, use]) =>
    route({
      ...common,
      path: pathOf(change),
      summary,
      references: { domain: scope },
      body: domainBody,
      handle: async ({ visitor, body }) => back(await use(deps, administrator(visitor), body.domain)),
    }),
  );
}

function testRoutes(deps: CompanySignIn): readonly RouteSpec[] {
  return [
    route({
      ...common,
      path: pathOf("check"),
      summary: "Asks the provider whether it is there, is the one that is named, and takes the secret",
      handle: async ({ visitor }) => back(await checkProvider(deps, administrator(visitor))),
    }),
    route({
      ...common,
      path: pathOf("test"),
      summary: "Begins a sign-in at the provider that tries the settings and signs nobody in",
      handle: async ({ visitor, cookies, setCookie, log }: RouteInput<unknown, unknown, unknown>) => {
        const begun = await startTest(deps, { ...administrator(visitor), cookies, log });
        if (typeof begun === "string") return back(begun);
        setCookie(begun.cookie);
        return ok({ to: urls.companySignInContinue(begun) });
      },
    }),
  ];
}

function requireRoute(deps: CompanySignIn): RouteSpec {
  return route({
    ...common,
    path: pathOf("require"),
    summary: "Requires the company's sign-in of the account's users in its domains, or no longer",
    references: { "keep:<user id>": "own-account" },
    body: requireBody,
    handle: async ({ visitor, body }) => {
      const isRequired = body.isRequired === "on";
      return back(await requireSignIn(deps, administrator(visitor), { isRequired, keepPassword: keptIn(body) }));
    },
  });
}

/** The routes ask for an account and a role: somebody without is not let in. */
function administrator({ accountNumber, userId }: Visitor): Administrator {
  return accountNumber === null || userId === null ? bug("nobody's settings") : { accountNumber, userId };
}
