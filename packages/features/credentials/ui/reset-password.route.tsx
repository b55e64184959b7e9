import { privateHeaders } from "@capstan/features/session";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { credentialsContext } from "../credentials.ts";
import { passwordProblemIn } from "../password-problem.ts";
import { CredentialPage } from "./credential-page.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  return {
    view: await context.get(credentialsContext).reset(request),
    problem: passwordProblemIn(url.searchParams.get("outcome")) ?? null,
  };
}

/** It is shown to whoever holds a token: nobody keeps the page, and no other site learns of it. */
export function headers(): HeadersInit {
  return { ...privateHeaders(), "referrer-policy": "same-origin" };
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Choose a New Password | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function ResetPasswordRoute() {
  const { view, problem } = useLoaderData<typeof loader>();
  if (view === null) {
    return (
      <CredentialPage title="Link Expired">
        <Notification kind="error" title="This link no longer works.">
          A link works once, for 30 minutes, and only in the browser that opened it. Ask for another.
        </Notification>
        <div>
          <ButtonLink href={urls.forgotPassword()} kind="primary">
            Send Another Link
          </ButtonLink>
        </div>
      </CredentialPage>
    );
  }
  return (
    <CredentialPage title="Choose a New Password">
      <p>For {view.email}. Every browser that is signed in will be signed out.</p>
      <form method="post" action={urls.resetPassword()} className="credential-form">
        <NewPasswordField problem={problem} />
        <Button type="submit" kind="primary" size="large" block>
          Save Password
        </Button>
      </form>
    </CredentialPage>
  );
}
