import "./registration.css";
import { brand } from "@capstan/features/brand";
import { CredentialPage } from "@capstan/features/credentials";
import { registrationUrls } from "@capstan/features/registration-urls";
import { privateHeaders, signedIn } from "@capstan/features/session";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { useRootMark } from "@capstan/ui/root-mark";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { type DoneView, registrationContext } from "../registration-pages.ts";
import { FooterToggle } from "./footer-toggle.tsx";

export { RegistrationFailed as ErrorBoundary } from "./registration-failed.tsx";

export async function loader({ context }: LoaderFunctionArgs): Promise<DoneView & { readonly hasFooter: boolean }> {
  const visitor = signedIn({ context }, registrationUrls.done(), { mayOweSecondFactor: true });
  const reader = context.get(registrationContext);
  const view = await reader.done(visitor);
  // Whoever did not register here has nothing to wait for.
  if (view === null) throw redirect(urls.account());
  return { ...view, hasFooter: await reader.hasFooter() };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Registered | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function DoneRoute() {
  const view = useLoaderData<typeof loader>();
  useRootMark("has-registration-done");
  const { title, notification, next } = pages[view.state](view);
  return (
    <CredentialPage title={title}>
      <FooterToggle hasFooter={view.hasFooter} />
      {notification}
      <section className="registration-next" aria-labelledby="next-heading">
        <h2 id="next-heading">What happens next</h2>
        <ol>
          {next.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
      <div className="registration-done">
        <ButtonLink href={urls.home()} kind="primary" size="large">
          Start Shopping
        </ButtonLink>
        <ButtonLink href={urls.account()} size="large">
          My Account
        </ButtonLink>
      </div>
    </CredentialPage>
  );
}

interface DonePage {
  readonly title: string;
  readonly notification: ReactNode;
  readonly next: readonly string[];
}

const pages: Readonly<Record<DoneView["state"], (view: DoneView) => DonePage>> = {
  open: ({ companyName, accountNumber, isIndividual }) => ({
    title: "Welcome",
    notification: (
      <Notification kind="ok" title="You are registered and signed in.">
        {companyName}
        {accountNumber !== null && (
          <>
            , <span className="num">Account # {accountNumber}</span>
          </>
        )}
      </Notification>
    ),
    next: [
      "Order at once: the prices that you see are yours.",
      "Keep the mail that we sent you: it has the account number, for orders by phone and at a branch.",
      ...(isIndividual ? [] : ["Invite your team, and set what each of them may spend, in My Account."]),
    ],
  }),
  "awaiting-administrator": ({ companyName }) => ({
    title: "You Are Signed In",
    notification: (
      <Notification kind="caution" title={`${companyName} has to say yes.`}>
        We have asked the administrators of its account.
      </Notification>
    ),
    next: [
      "An administrator of the account lets you in. We mail you as soon as they have.",
      "From then on you see the company's prices, lists and ship-to addresses.",
      "Until then you can look around and fill your cart, at web prices.",
    ],
  }),
  "awaiting-review": ({ companyName }) => ({
    title: "You Are Signed In",
    notification: (
      <Notification kind="caution" title={`We are checking the account of ${companyName}.`}>
        That usually takes a business day.
      </Notification>
    ),
    next: [
      "We check what you told us, and call if something is missing.",
      "We mail you as soon as the account is open.",
      "Until then you can look around and fill your cart, at web prices.",
    ],
  }),
  declined: ({ companyName }) => ({
    title: "You Are Signed In",
    notification: (
      <Notification kind="error" title={`You have no part in the account of ${companyName}.`}>
        Your request was declined.
      </Notification>
    ),
    next: [`If that is a mistake, call ${brand.phone} or ask the company.`, "You can go on at web prices."],
  }),
};
