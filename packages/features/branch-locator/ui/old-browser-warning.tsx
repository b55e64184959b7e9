import { urls } from "@capstan/features/urls";
import { Notification } from "@capstan/ui/notification";

/** Spec 2.6: for old Internet Explorer. */
export function OldBrowserWarning() {
  return (
    <Notification kind="caution" title="The maps service does not support this browser.">
      Change to a current browser to see branches on a map. <a href={urls.supportedBrowsers()}>Learn more</a>
    </Notification>
  );
}
