import { brand } from "@capstan/features/brand";
import { MailButton } from "@capstan/features/mail/server";
import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { Fragment, type ReactNode, createElement as h } from "react";
import { linkHours } from "./registration-cookies.ts";

/** Subject and body of a mail about a registration. */
export interface MailText {
  readonly subject: string;
  readonly body: ReactNode;
}

interface Named {
  readonly fullName: string;
  readonly companyName: string;
  readonly storeUrl: string;
}

const p = (text: string) => h("p", null, text);
const body = (...parts: readonly ReactNode[]) => h(Fragment, null, ...parts);
const ignore = "If it was not you, ignore this mail: nobody gets a sign-in by it.";

export function verificationMail({ fullName, link }: { readonly fullName: string; readonly link: string }): MailText {
  return {
    subject: `Confirm your email for ${brand.shortName}`,
    body: body(
      p(`Hello ${fullName},`),
      p(`confirm that this is your email, and your registration is done. The link works once, for ${linkHours} hours.`),
      h(MailButton, { href: link }, "Confirm your email"),
      p(ignore),
    ),
  };
}

/** To somebody who has a user: nobody but the owner of the address learns it. */
export function alreadyRegisteredMail({ storeUrl }: Pick<Named, "storeUrl">): MailText {
  return {
    subject: `You have a sign-in at ${brand.shortName} already`,
    body: body(
      p("Somebody registered with this email. You can sign in with it already, so nothing was changed."),
      h(MailButton, { href: storeUrl + urls.signIn() }, "Sign in"),
      p("You don't know the password any more?"),
      h(MailButton, { href: storeUrl + urls.forgotPassword() }, "Reset the password"),
      p("If it was not you, ignore this mail."),
    ),
  };
}

/** To somebody whose company wants no passwords. */
export function companySignInMail({ storeUrl }: Pick<Named, "storeUrl">): MailText {
  return {
    subject: `Sign in to ${brand.shortName} with your company`,
    body: body(
      p(
        "Your company has its own sign-in here. You need no registration and no password: enter your email to sign in.",
      ),
      h(MailButton, { href: storeUrl + urls.signIn() }, "Sign in"),
      p("If it was not you who registered, ignore this mail."),
    ),
  };
}

export function welcomeMail(named: Named & { readonly accountNumber: string }): MailText {
  const { fullName, companyName, accountNumber, storeUrl } = named;
  return {
    subject: `Welcome to ${brand.name}`,
    body: body(
      p(`Hello ${fullName},`),
      p(`your account is open: ${companyName}, account ${accountNumber}.`),
      h(MailButton, { href: storeUrl + urls.account() }, "Go to your account"),
    ),
  };
}

export function inReviewMail({ fullName, companyName }: Omit<Named, "storeUrl">): MailText {
  return {
    subject: `Your ${brand.shortName} registration is in review`,
    body: body(
      p(`Hello ${fullName},`),
      p(
        `your email is confirmed. We look at the registration of ${companyName} and write to you, usually within a business day.`,
      ),
      p("You can sign in and look around meanwhile."),
    ),
  };
}

/** To the administrators of the account that somebody wants to join. */
export function joinRequestMail(named: Named & { readonly email: string; readonly accountNumber: string }): MailText {
  const { fullName, email, companyName, accountNumber, storeUrl } = named;
  return {
    subject: "Somebody asks to join your account",
    body: body(
      p(`${fullName} (${email}) asks to buy for ${companyName}, account ${accountNumber}.`),
      h(MailButton, { href: storeUrl + urls.accountUsers() }, "Answer the request"),
      p("You don't know them? Then decline: they get nothing of the account."),
    ),
  };
}

export function approvedMail({ fullName, companyName, storeUrl }: Named): MailText {
  return {
    subject: `You can buy for your company at ${brand.shortName}`,
    body: body(
      p(`Hello ${fullName},`),
      p(`your registration is approved: you can buy for ${companyName}.`),
      h(MailButton, { href: storeUrl + urls.account() }, "Go to your account"),
    ),
  };
}

export function declinedMail({ fullName, companyName }: Named): MailText {
  return {
    subject: `Your ${brand.shortName} registration was declined`,
    body: body(
      p(`Hello ${fullName},`),
      p(`your registration for ${companyName} was declined. Your sign-in stays, without an account.`),
      p(`You think this is a mistake? Call ${brand.phone}, or ask an administrator of your company to invite you.`),
    ),
  };
}

export function confirmLink(storeUrl: string, token: string): string {
  return storeUrl + registrationUrls.confirmLink({ token });
}
