import { urls } from "@capstan/features/urls";
import { type RouteSpec, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import type { BreachedPasswords } from "./breached-passwords.server.ts";
import { checkPassword } from "./check-password.server.ts";
import { maxPasswordLength, passwordProblems } from "./password-problem.ts";

const answer = z.object({
  isValid: z.boolean(),
  problem: z.enum(["short", "common"]).nullable().describe("`common`: easy to guess, or known from a data breach."),
  message: z.string().nullable().describe("The same for people: what happened, then what to do."),
});

/** For forms that tell before they are sent. Who sets a password is asked again: nobody has to come by here. */
export function pwnedPasswordRoute({ breached }: { readonly breached: BreachedPasswords }): RouteSpec {
  return route({
    slice: "credentials",
    level: "anonymous",
    account: "none",
    agents: "never",
    method: "POST",
    path: urls.validatePassword(),
    summary: "Says whether a password would be taken: long enough, not easily guessed, not known from a data breach",
    body: z.object({ password: z.string().max(maxPasswordLength) }),
    answer,
    limit: { calls: 30, addressCalls: 150, seconds: 600 },
    handle: async ({ body }) => {
      const problem = await checkPassword({ breached }, { password: body.password, about: [] });
      if (problem === undefined) return ok({ isValid: true, problem: null, message: null });
      return ok({ isValid: false, problem, message: passwordProblems[problem] });
    },
  });
}
