import { privateHeaders } from "@capstan/features/session";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { credentialsContext } from "../credentials.ts";
import { CodeField } from "./code-field.tsx";
import { CredentialPage } from "./credential-page.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const from = url.searchParams.get("frwdUrlPath");
  const owed = await context.get(credentialsContext).secondStep(request);
  if (owed === null) return redirect(urls.signIn({ outcome: "too-late" }));
  return { from, outcome: url.searchParams.get("outcome"), ...owed };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Enter a Code | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function SecondStepRoute() {
  const { from, outcome, hasPasskey } = useLoaderData<typeof loader>();
  return (
    <CredentialPage title="Enter a Code">
      <p>Open your authenticator app, or use one of your recovery codes.</p>
      {outcome === "limited" && (
        <Notification kind="caution" title="Too many tries.">
          Wait 15 minutes and try again, or call <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
        </Notification>
      )}
      <form method="post" action={urls.secondStep()} className="credential-form">
        {from !== null && <input type="hidden" name="frwdUrlPath" value={from} />}
        <CodeField isWrong={outcome === "wrong"} />
        <Button type="submit" kind="primary" size="large" block>
          Sign In
        </Button>
      </form>
      {hasPasskey && <PasskeyButton from={from} />}
      <p>
        <a href={urls.signIn()}>Start again</a>
      </p>
    </CredentialPage>
  );
}
