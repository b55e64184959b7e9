import { asksForPrivacy, chooseConsent, currentConsent } from "@capstan/features/analytics";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Checkbox } from "@capstan/ui/checkbox";
import { Modal } from "@capstan/ui/modal";
import { toast } from "@capstan/ui/toast";
import { useState } from "react";

/** What is kept about a visitor, and what they allow of it. Closing it any other way than by Save changes nothing. */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const [analytics, setAnalytics] = useState(() => currentConsent().analytics);
  const isRefused = asksForPrivacy();

  function save() {
    chooseConsent({ analytics });
    toast.show("Your privacy choices are saved.");
    onClose();
  }

  return (
    <Modal
      title="Your Privacy Choices"
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" onClick={save}>
            Save Choices
          </Button>
        </>
      }
    >
      <div className="privacy-choices">
        <p>
          What we keep about you, and for how long, is in our{" "}
          <a href={urls.policy({ name: "privacy-policy" })}>Privacy Policy</a>.
        </p>
        <div>
          <Checkbox
            name="necessary"
            label={<b>Necessary</b>}
            aria-describedby="necessary-text"
            checked
            disabled
            readOnly
          />
          <p id="necessary-text">
            Signing in, your cart, and reports of errors. The store does not work without them, so they are always on.
          </p>
        </div>
        <div>
          <Checkbox
            name="analytics"
            label={<b>Analytics</b>}
            aria-describedby={isRefused ? "analytics-text analytics-refused" : "analytics-text"}
            checked={analytics}
            disabled={isRefused}
            onChange={({ target }) => setAnalytics(target.checked)}
          />
          <p id="analytics-text">
            Searches, links and items that you use, under a random name that is not your account, for 400 days. Off
            until you turn it on.
          </p>
          {isRefused && (
            <p id="analytics-refused">Your browser asks for this to stay off (Global Privacy Control), so it does.</p>
          )}
        </div>
      </div>
    </Modal>
  );
}
