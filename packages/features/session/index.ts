import { createContext } from "react-router";
import type { SignInReader } from "./sign-in.ts";

export { useHydrated } from "./ui/use-hydrated.ts";
export { returnPath } from "./return-path.ts";
export { isAnonymous, privateHeaders, signedIn } from "./ui/signed-in.ts";
export { VisitorUnknown } from "./ui/visitor-unknown.tsx";
export { isVisitorUnknownContext, visitorContext } from "./visitor-contexts.ts";

/** What the sign-in page reads. */
export const signInContext = createContext<SignInReader>();

/** What a page says whose visitor can't be known. The server sends it: the browser's script need not hold it for everybody. */
export const unknownVisitorNotice =
  "We can't check your sign-in right now. You are still signed in, but this page shows web prices, not your company's. Reload it in a minute.";
