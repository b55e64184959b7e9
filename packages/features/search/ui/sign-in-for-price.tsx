import { urls } from "@capstan/features/urls";
import type { ReactNode } from "react";
import { useLocation } from "react-router";

interface SignInForPriceProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** To the sign-in page, and from there back to this one. */
export function SignInForPrice({ className, children }: SignInForPriceProps) {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ frwdUrlPath: pathname + search });
  return (
    <a href={`${urls.signIn()}?${back}`} className={className} rel="nofollow">
      {children}
    </a>
  );
}
