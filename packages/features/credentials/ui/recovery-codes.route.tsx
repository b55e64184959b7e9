import { privateHeaders } from "@capstan/features/session";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { credentialsContext } from "../credentials.ts";
import { CredentialPage } from "./credential-page.tsx";
import { ownerIn } from "./security-guard.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const codes = await context.get(credentialsContext).recoveryCodes(ownerIn({ context }, urls.security()));
  if (codes === null) return redirect(urls.security());
  return { codes };
}

export const headers = privateHeaders;

export function meta(): MetaDescriptor[] {
  return [{ title: `Recovery Codes | ${brand.name}` }, { name: "robots", content: "noindex" }];
}

export default function RecoveryCodesRoute() {
  const { codes } = useLoaderData<typeof loader>();
  return (
    <CredentialPage title="Recovery Codes">
      <Notification kind="ok" title="The second step is on.">
        Keep these codes where you find them without your phone. Each signs you in once, and they are not shown again.
      </Notification>
      <ol className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink href={urls.security()} kind="primary">
          I Have Saved Them
        </ButtonLink>
      </div>
    </CredentialPage>
  );
}
