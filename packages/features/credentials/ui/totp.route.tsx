import { privateHeaders } from "@capstan/features/session";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { credentialsContext } from "../credentials.ts";
import { CodeField } from "./code-field.tsx";
import { CredentialPage } from "./credential-page.tsx";
import { QrCode } from "./qr-code.tsx";
import { ownerIn } from "./security-guard.ts";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const view = await context.get(credentialsContext).totp(ownerIn({ context }, urls.security()));
  if (view === null) return redirect(urls.security());
  return { view, outcome: url.searchParams.get("outcome") };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Set Up an Authenticator App | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function TotpRoute() {
  const { view, outcome } = useLoaderData<typeof loader>();
  return (
    <CredentialPage title="Set Up an Authenticator App">
      <p>Scan this with the app, or type the key into it. Then enter the code that the app shows.</p>
      <QrCode rows={view.qr} />
      <p>
        Key: <code className="totp-secret">{view.secret.replaceAll(/.{4}/g, "$& ").trim()}</code>
      </p>
      {outcome === "limited" && (
        <Notification kind="caution" title="Too many tries.">
          Wait 15 minutes and try again.
        </Notification>
      )}
      <form method="post" action={urls.totp()} className="credential-form">
        <CodeField isWrong={outcome === "wrong"} />
        <Button type="submit" kind="primary" size="large" block>
          Turn On
        </Button>
      </form>
    </CredentialPage>
  );
}
