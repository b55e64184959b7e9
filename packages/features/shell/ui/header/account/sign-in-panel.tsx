import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import type { PanelProps } from "../flyout/flyout.tsx";

/** Spec 2.2 and 2.3: what everybody sees who is not fully logged in. */
export function SignInPanel({ signInUrl }: { readonly signInUrl: string } & PanelProps) {
  return (
    <>
      <h2>Sign In</h2>
      <p className="sign-in-text">Sign In to access your account information.</p>
      <ButtonLink kind="primary" size="large" block href={signInUrl}>
        Sign In
      </ButtonLink>
      <p className="sign-in-register">
        New to {brand.name}? <a href={urls.register()}>Register for {brand.name}</a>
      </p>
    </>
  );
}
