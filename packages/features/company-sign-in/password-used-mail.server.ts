import { brand } from "@capstan/features/brand";
import type { ReactNode } from "react";
import { Fragment, createElement as h } from "react";

export function passwordUsedMail(fullName: string): { readonly subject: string; readonly body: ReactNode } {
  return {
    subject: `A password was used at ${brand.shortName}`,
    body: h(
      Fragment,
      null,
      h(
        "p",
        null,
        `${fullName} gave a password, although your company requires its own sign-in. Administrators who keep one may do so, for days when your identity provider is down.`,
      ),
      h("p", null, `If it was not one of you, call ${brand.phone} at once.`),
    ),
  };
}
