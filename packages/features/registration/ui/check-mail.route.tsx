import { brand } from "@capstan/features/brand";
import { CredentialPage } from "@capstan/features/credentials";
import { registrationUrls } from "@capstan/features/registration-urls";
import { privateHeaders } from "@capstan/features/session";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { registrationContext } from "../registration-pages.ts";

export { RegistrationFailed as ErrorBoundary } from "./registration-failed.tsx";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const email = await context.get(registrationContext).checkMail(request);
  if (email === null) throw redirect(registrationUrls.app());
  return { email, isResent: url.searchParams.get("outcome") === "sent" };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Check Your Email | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

/** Says the same whether the address has a user or none: the mail says the rest to its owner. */
export default function CheckMailRoute() {
  const { email, isResent } = useLoaderData<typeof loader>();
  return (
    <CredentialPage title="Check Your Email">
      <Notification kind="ok" title={isResent ? "Another mail is on its way." : "One step is left."}>
        Open the link that we mailed to <b>{email}</b>. It works for 24 hours.
      </Notification>
      <p>It can take a few minutes to arrive; look among unwanted mail too.</p>
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
