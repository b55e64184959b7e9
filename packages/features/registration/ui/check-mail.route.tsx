import { brand } from "@capstan/features/brand";
import { CredentialPage } from "@capstan/features/credentials";
import { registrationUrls } from "@capstan/features/registration-urls";
import { privateHeaders } from "@capstan/features/session";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { registrationContext } from "../registration-pages.ts";
import { FooterToggle } from "./footer-toggle.tsx";

export { RegistrationFailed as ErrorBoundary } from "./registration-failed.tsx";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const reader = context.get(registrationContext);
  const email = await reader.checkMail(request);
  if (email === null) throw redirect(registrationUrls.app());
  return { email, isResent: url.searchParams.get("outcome") === "sent", hasFooter: await reader.hasFooter() };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Check Your Email | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

/** Says the same whether the address has a user or none: the mail says the rest to its owner. */
export default function CheckMailRoute() {
  const { email, isResent, hasFooter } = useLoaderData<typeof loader>();
  return (
    <CredentialPage title="Check Your Email">
      <FooterToggle hasFooter={hasFooter} />
      <Notification kind="ok" title={isResent ? "Another mail is on its way." : "One step is left."}>
        Open the link that we mailed to <b>{email}</b>. It works for 24 hours.
      </Notification>
      <p>
        It can take a few minutes to arrive; look among unwanted mail too. The link of any mail of the last 24 hours in
        which we ask you to confirm this address works.
      </p>
      <form method="post" action={registrationUrls.resendMail()}>
        <Button type="submit" block>
          Send the Mail Again
        </Button>
      </form>
      <p>
        Not your address? <a href={registrationUrls.step({ step: "about-you" })}>Change it</a>. Still no mail? Call{" "}
        <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
      </p>
    </CredentialPage>
  );
}
