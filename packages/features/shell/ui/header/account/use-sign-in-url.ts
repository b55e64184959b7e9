import { usePageAddress } from "@capstan/features/page-address";
import { urls } from "@capstan/features/urls";
import { useLocation } from "react-router";

/** Spec 2.1: signing in leads back to where the visitor was; the fallback header's link does not. */
export function useSignInUrl(isFallback: boolean): string {
  const { pathname } = useLocation();
  const address = usePageAddress();
  if (isFallback) return urls.signIn();
  // The page of signing in is nowhere to come back to: it knows where the visitor was before.
  return pathname === urls.signIn() ? address : urls.signIn({ from: address });
}
