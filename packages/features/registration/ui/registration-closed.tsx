import { brand } from "@capstan/features/brand";
import { CredentialPage } from "@capstan/features/credentials";
import { registrationUrls } from "@capstan/features/registration-urls";
import { Notification } from "@capstan/ui/notification";

/** The operator opens accounts in person only. */
export function RegistrationClosed({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  return (
    <CredentialPage title="Register">
      {isDisabled && (
        <Notification kind="caution" title="Your sign-in is disabled.">
          Ask an administrator of your company's account.
        </Notification>
      )}
      <Notification title="Registering online is closed.">
        We open accounts by phone: <a href={`tel:${brand.phone}`}>{brand.phone}</a>, {brand.procurementHours}.
      </Notification>
      <p>
        <a href={registrationUrls.howAccountsWork()}>How accounts work</a>
      </p>
    </CredentialPage>
  );
}
