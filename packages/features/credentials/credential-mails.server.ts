import { brand } from "@capstan/features/brand";
import { MailButton } from "@capstan/features/mail/server";
import { urls } from "@capstan/features/urls";
import { Fragment, type ReactNode, createElement as h } from "react";
import { maskedEmail } from "./credentials.ts";

/** Subject and body of a mail about credentials. */
export interface MailText {
  readonly subject: string;
  readonly body: ReactNode;
}

const call = `If it was not you, call ${brand.phone} at once.`;

export function resetMail({ fullName, link }: { readonly fullName: string; readonly link: string }): MailText {
  return {
    subject: `Reset your ${brand.shortName} password`,
    body: h(
      Fragment,
      null,
      h("p", null, `Somebody asked to reset the password of ${fullName}. The link works once, for 30 minutes.`),
      h(MailButton, { href: link }, "Choose a new password"),
      h("p", null, "If it was not you, ignore this mail: nothing has changed."),
    ),
  };
}

export function confirmEmailMail({ fullName, link }: { readonly fullName: string; readonly link: string }): MailText {
  return {
    subject: `Confirm your ${brand.shortName} email`,
    body: h(
      Fragment,
      null,
      h("p", null, `${fullName} asked to use this address at ${brand.name}. The link works once, for 30 minutes.`),
      h(MailButton, { href: link }, "Confirm the address"),
      h("p", null, "If it was not you, ignore this mail: nothing has changed."),
    ),
  };
}

/** To the old address. */
export function emailChangedMail({ fullName, newEmail }: { fullName: string; newEmail: string }): MailText {
  return {
    subject: `Your ${brand.shortName} email was changed`,
    body: h(
      Fragment,
      null,
      h("p", null, `The address of ${fullName} is now ${maskedEmail(newEmail)}. Mail no longer comes to this one.`),
      h("p", null, call),
    ),
  };
}

export function passwordChangedMail({ fullName, storeUrl }: { fullName: string; storeUrl: string }): MailText {
  return {
    subject: `Your ${brand.shortName} password was changed`,
    body: h(
      Fragment,
      null,
      h("p", null, `The password of ${fullName} was changed, and every browser was signed out.`),
      h("p", null, "If it was not you, reset it now:"),
      h(MailButton, { href: storeUrl + urls.forgotPassword() }, "Reset the password"),
      h("p", null, call),
    ),
  };
}

export function secondStepAddedMail(fullName: string): MailText {
  return {
    subject: `An authenticator app was added to ${brand.shortName}`,
    body: h(
      Fragment,
      null,
      h("p", null, `Signing in as ${fullName} now asks for a code of the app after the password.`),
      h("p", null, call),
    ),
  };
}

export function secondStepRemovedMail(fullName: string): MailText {
  return {
    subject: `The authenticator app was removed from ${brand.shortName}`,
    body: h(
      Fragment,
      null,
      h("p", null, `Signing in as ${fullName} now takes the password alone.`),
      h("p", null, call),
    ),
  };
}

export function passkeyAddedMail(fullName: string): MailText {
  return {
    subject: `A passkey was added to ${brand.shortName}`,
    body: h(
      Fragment,
      null,
      h("p", null, `Signing in as ${fullName} now asks for it after the password.`),
      h("p", null, call),
    ),
  };
}

export function passkeyRemovedMail(fullName: string): MailText {
  return {
    subject: `A passkey was removed from ${brand.shortName}`,
    body: h(Fragment, null, h("p", null, `${fullName} can no longer use it to sign in.`), h("p", null, call)),
  };
}
