import { urls } from "@capstan/features/urls";
import type { Visitor } from "@capstan/platform/visitor";
import { type LoaderFunctionArgs, data, redirect } from "react-router";
import { isVisitorUnknownContext, visitorContext } from "../visitor-contexts.ts";

/** The visitor of a page for the fully authenticated; everybody else is sent to sign in, and then brought back. Who owes a second factor is sent to add one. */
export function signedIn(
  { context }: Pick<LoaderFunctionArgs, "context">,
  from: string,
  { mayOweSecondFactor = false } = {},
): Visitor {
  const visitor = context.get(visitorContext);
  // To sign in again would not help: the page says that it failed, and can be tried again.
  if (context.get(isVisitorUnknownContext)) throw data(null, { status: 503 });
  if (visitor.level !== "fully-authenticated") throw redirect(urls.signIn({ from }));
  if (visitor.owesSecondFactor && !mayOweSecondFactor)
    throw redirect(urls.security({ outcome: "second-step-required" }));
  return visitor;
}

/** Nobody has signed in here, as far as that can be known: somebody who is remembered is not nobody. */
export function isAnonymous({ context }: Pick<LoaderFunctionArgs, "context">): boolean {
  return !context.get(isVisitorUnknownContext) && context.get(visitorContext).level === "anonymous";
}

/** The pages show names, prices and people: nobody keeps them. */
export function privateHeaders(): { readonly "cache-control": string } {
  return { "cache-control": "private, no-store" };
}
