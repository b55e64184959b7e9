import { brand } from "@capstan/features/brand";
import { CredentialPage } from "@capstan/features/credentials";
import { registrationUrls } from "@capstan/features/registration-urls";
import { ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";

/** Spec 8: a page of registration that fails is logged, and a fallback is shown. What was saved is still there. */
export function RegistrationFailed({ error }: { readonly error: unknown }) {
  const { pathname } = useLocation();
  useEffect(() => void logFailure(error), [error]);
  return (
    <CredentialPage title="Register">
      <Notification kind="error" title="Registration could not be shown.">
        What you entered is saved. Reload the page, or register by phone:{" "}
        <a href={`tel:${brand.phone}`}>{brand.phone}</a>, {brand.procurementHours}.
      </Notification>
      <div>
        {/* The document itself: to go on without it would only repeat what failed. */}
        <ButtonLink href={pathname} kind="primary" data-document>
          Reload the Page
        </ButtonLink>
      </div>
    </CredentialPage>
  );
}

async function logFailure(error: unknown): Promise<void> {
  const body = JSON.stringify({ message: "Registration app failed", error: factsOf(error) });
  const headers = { "content-type": "application/json" };
  try {
    await fetch(registrationUrls.logError(), { method: "POST", credentials: "include", headers, body });
  } catch {
    // Spec 8: that it could not be logged is nobody's concern.
  }
}

function factsOf(error: unknown): Readonly<Record<string, string>> {
  if (isRouteErrorResponse(error)) return { name: "RouteError", message: `${error.status} ${error.statusText}` };
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? "" };
  return { name: "Error", message: String(error) };
}
