import { usePageAddress } from "@capstan/features/page-address";
import { urls } from "@capstan/features/urls";
import type { ReactNode } from "react";

interface SignInForPriceProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** To the sign-in page, and from there back to this one. */
export function SignInForPrice({ className, children }: SignInForPriceProps) {
  const back = new URLSearchParams({ frwdUrlPath: usePageAddress() });
  return (
    <a href={`${urls.signIn()}?${back}`} className={className} rel="nofollow">
      {children}
    </a>
  );
}
