import { type AcceptDeps, invitationCookie, registerByInvitation } from "@capstan/features/account/server";
import { registrationUrls } from "@capstan/features/registration-urls";
import { type Sessions, browserName } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, removedCookie, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import type { Drafts } from "./draft.server.ts";
import { fieldError } from "./field-errors.ts";
import { findCompanies } from "./find-companies.server.ts";
import { registerGuest } from "./guest.server.ts";
import { type RegisterDeps, registerUser } from "./register-user.server.ts";
import {
  registerGuestAnswer,
  registerGuestBody,
  registerInvitedAnswer,
  registerInvitedBody,
  registerUserAnswer,
  registerUserBody,
  searchCompanyAnswer,
  searchCompanyBody,
} from "./register.schema.ts";
import { typedIn } from "./validate.routes.server.ts";

export type RegisterRouteDeps = RegisterDeps &
  AcceptDeps & { readonly drafts: Drafts; readonly sessions: Pick<Sessions, "changingRights" | "beginFor"> };

const common = { slice: "registration", method: "POST", level: "anonymous", account: "none", agents: "never" } as const;
const references = { accountNumber: "public", invoiceNumber: "value", companyKey: "visitor", state: "value" } as const;
/** An office registers together; whoever goes through a list of addresses does not get far. */
const limit = { calls: 20, addressCalls: 200, seconds: 600 };
/** Looking for a company is no way to read the list of customers. */
const searchLimit = { calls: 30, addressCalls: 150, seconds: 600 };

/** Spec 7.5: what takes registrations, as JSON or forms. */
export function registerRoutes(deps: RegisterRouteDeps): readonly RouteSpec[] {
  return [
    userRoute(deps, registrationUrls.app()),
    userRoute(deps, registrationUrls.registerUser()),
    guestRoute(deps),
    invitedRoute(deps),
    searchRoute(deps),
  ];
}

function userRoute(deps: RegisterRouteDeps, path: string): RouteSpec {
  return route({
    ...common,
    path,
    summary: "Registers somebody, and sends a mail; answers the same whether or not somebody has the address",
    references,
    body: registerUserBody,
    answer: registerUserAnswer,
    limit,
    errors: ["REGISTRATION_CLOSED", "TOO_MANY_SIGN_UPS", "ENGINE_UNAVAILABLE"],
    handle: async ({ body: { password, proof, ...typed }, cookies, setCookie }) => {
      const registered = await registerUser(deps, { cookies, answers: typedIn(typed), password, proof });
      if (!registered.ok) return registered;
      for (const change of registered.value.cookies) setCookie(change);
      const { outcome } = registered.value;
      return outcome.kind === "check-mail"
        ? ok({ status: "CHECK_MAIL" as const, email: outcome.email })
        : ok({ status: "INVALID" as const, errors: [...outcome.errors] });
    },
  });
}

function guestRoute(deps: RegisterRouteDeps): RouteSpec {
  return route({
    ...common,
    path: registrationUrls.registerGuest(),
    summary: "Takes who orders without an account; it begins no session",
    body: registerGuestBody,
    answer: registerGuestAnswer,
    limit,
    errors: ["REGISTRATION_CLOSED", "TOO_MANY_SIGN_UPS", "ENGINE_UNAVAILABLE"],
    handle: async ({ body: { proof, ...typed }, cookies, setCookie }) => {
      const guest = await registerGuest(deps, { cookies, answers: typedIn(typed), proof });
      if (!guest.ok) return guest;
      for (const change of guest.value.cookies) setCookie(change);
      const { outcome } = guest.value;
      return outcome.kind === "guest"
        ? ok({ status: "GUEST" as const, email: outcome.email })
        : ok({ status: "INVALID" as const, errors: [...outcome.errors] });
    },
  });
}

const invitedProblems = {
  name: fieldError("fullName", "NAME_MISSING"),
  short: fieldError("password", "PASSWORD_SHORT"),
  common: fieldError("password", "PASSWORD_COMMON"),
} as const;

/** Who was invited is let in by the mail alone, whether or not others may register by themselves. */
function invitedRoute(deps: RegisterRouteDeps): RouteSpec {
  return route({
    ...common,
    path: registrationUrls.registerInvited(),
    summary: "Accepts an invitation as somebody new, with a name and a password, and begins a session",
    references: { token: "bearer" },
    body: registerInvitedBody,
    answer: registerInvitedAnswer,
    limit,
    errors: ["INVITATION_NOT_FOUND", "SIGN_IN_REQUIRED", "ENGINE_UNAVAILABLE"],
    handle: async ({ body, cookies, setCookie, userAgent }) => {
      const { fullName, password } = body;
      const token = body.token === "" ? (cookies[invitationCookie] ?? "") : body.token;
      const result = await registerByInvitation(deps, { token, fullName, password });
      if (!result.ok) return result;
      const outcome = result.value;
      if (outcome.kind !== "joined") return ok({ status: "INVALID" as const, errors: [invitedProblems[outcome.kind]] });
      const start = { isRemembered: false, browser: browserName(userAgent) };
      const session = await deps.sessions.beginFor(outcome.userId, start, cookies);
      for (const change of [...(session ?? []), removedCookie(invitationCookie)]) setCookie(change);
      return ok({ status: "SIGNED_IN" as const, to: urls.account() });
    },
  });
}

function searchRoute(deps: RegisterRouteDeps): RouteSpec {
  return route({
    ...common,
    path: registrationUrls.searchCompany(),
    summary: "Finds companies to join: by account number, by invoice, or by name near a ZIP code",
    references,
    body: searchCompanyBody,
    answer: searchCompanyAnswer,
    limit: searchLimit,
    errors: ["REGISTRATION_CLOSED", "ENGINE_UNAVAILABLE"],
    handle: async ({ body, cookies, setCookie }) => {
      if (!(await deps.isOpen())) return fail({ code: "REGISTRATION_CLOSED" });
      const { drafts } = deps;
      const changes = await drafts.saveMatches(cookies, await findCompanies(deps, typedIn(body)));
      for (const change of changes) setCookie(change);
      const own = Object.fromEntries(changes.map(({ name, value }) => [name, value]));
      return ok({ companies: [...((await drafts.read({ ...cookies, ...own }))?.matches ?? [])] });
    },
  });
}
