import { urls } from "@capstan/features/urls";
import { lazyComponent, useOnIntent } from "@capstan/ui/on-intent";

const dialog = lazyComponent(async () => (await import("./privacy-dialog.tsx")).PrivacyDialog);

/** Opens the consent settings; before script it leads to the policy, which says what is on without them: nothing. */
export function PrivacyChoices() {
  const { triggerProps, Open, close } = useOnIntent(dialog);
  return (
    <>
      <a {...triggerProps} href={urls.policy({ name: "privacy-policy" })} data-document>
        Your Privacy Choices
      </a>
      {Open && <Open onClose={close} />}
    </>
  );
}
