import { privateHeaders } from "@capstan/features/session";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { credentialsContext } from "../credentials.ts";
import { CredentialPage } from "./credential-page.tsx";
import { ownerIn } from "./security-guard.ts";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const visitor = ownerIn({ context }, urls.confirmEmail());
  return {
    view: await context.get(credentialsContext).emailChange(request, visitor),
    isTaken: url.searchParams.get("outcome") === "taken",
  };
}

export function headers(): HeadersInit {
  return { ...privateHeaders(), "referrer-policy": "same-origin" };
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Confirm Email | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function ConfirmEmailRoute() {
  const { view, isTaken } = useLoaderData<typeof loader>();
  if (view === null) {
    return (
      <CredentialPage title="Confirm Email">
        <Notification
          kind="error"
          title={isTaken ? "Somebody else uses this address." : "This link does not work for you."}
        >
          {isTaken
            ? "Choose another."
            : "A link works once, for 30 minutes, and for the user who asked for it. Ask for another."}
        </Notification>
        <div>
          <ButtonLink href={urls.security()} kind="primary">
            Password and Security
          </ButtonLink>
        </div>
      </CredentialPage>
    );
  }
  return (
    <CredentialPage title="Confirm Email">
      <p>Use {view.newEmail} from now on. Every other browser will be signed out.</p>
      <form method="post" action={urls.confirmEmail()} className="credential-form">
        <Button type="submit" kind="primary" size="large" block>
          Confirm Email
        </Button>
      </form>
    </CredentialPage>
  );
}
