import { useState } from "react";
import { Button } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { notificationKeyboard } from "./notification.keyboard.ts";
import { Notification } from "./notification.tsx";

export const examples: KitEntry = {
  name: "Notification",
  summary: "Says what happened, then what to do, where it happened.",
  keyboard: notificationKeyboard,
  examples: [
    {
      title: "Error, caution, success",
      panel: "messages",
      render: () => (
        <div className="kit-stack">
          <Notification kind="error" title="2 of 40 lines were not added.">
            Item 4RN2 was not found; 3HC81 is sold each, minimum 2. <a href="#lines">Fix these lines</a>
          </Notification>
          <Notification kind="caution" title="Only 2 packs of 4RN29 are at Milwaukee #412.">
            The other 4 ship Nov 17 from Chicago.
          </Notification>
          <Notification kind="ok" title="Order 1048-22735 placed.">
            38 lines, $2,417.92. We sent a confirmation to receiving@harlowfab.example.
          </Notification>
        </div>
      ),
    },
    {
      title: "Information",
      render: () => (
        <Notification title="Prices are shown without your contract.">
          <a href="#sign-in">Sign in</a> to see yours.
        </Notification>
      ),
    },
    { title: "Appearing while the page is in use", render: () => <Appearing /> },
  ],
};

function Appearing() {
  const [shown, setShown] = useState(false);
  return (
    <div className="kit-stack">
      <div>
        <Button onClick={() => setShown(true)}>Send the order</Button>
      </div>
      {shown && (
        <Notification kind="error" live title="The order was not sent." onDismiss={() => setShown(false)}>
          Try again in a few minutes.
        </Notification>
      )}
    </div>
  );
}
