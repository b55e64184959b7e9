import { signedIn, visitorContext } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import type { Visitor } from "@capstan/platform/visitor";
import { type LoaderFunctionArgs, redirect } from "react-router";

/** Who is at a page about their own credentials: fully signed in and in person. An agent in a customer's place is led home. */
export function ownerIn({ context }: Pick<LoaderFunctionArgs, "context">, from: string): Visitor {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router takes a redirect that is thrown
  if (context.get(visitorContext).agentId !== null) throw redirect(urls.home());
  return signedIn({ context }, from, { mayOweSecondFactor: true });
}
