import { useState } from "react";
import type { KitEntry } from "../examples/index.ts";
import { Button, ButtonLink } from "./button.tsx";
import { buttonKeyboard } from "./button.keyboard.ts";

export const examples: KitEntry = {
  name: "Button",
  summary: "Does something on this page; a link that looks like one goes to another.",
  keyboard: buttonKeyboard,
  examples: [
    {
      title: "Large, 44",
      panel: "buttons",
      render: () => (
        <div className="kit-row">
          <Button kind="primary" size="large">
            Add to Cart
          </Button>
          <Button size="large">View Cart</Button>
          <Button kind="marine" size="large">
            Compare 2 items
          </Button>
        </div>
      ),
    },
    {
      title: "Medium, 36, in its states",
      panel: "buttons",
      place: 1,
      render: () => (
        <div className="kit-row">
          <Button kind="primary">Primary</Button>
          <Button kind="primary" className="kit-hover">
            Hover
          </Button>
          <Button kind="primary" className="kit-focus">
            Focus
          </Button>
          <Button>Secondary</Button>
          <Button className="kit-focus">Focus</Button>
          <Button kind="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
        </div>
      ),
    },
    {
      title: "Small, 28",
      render: () => (
        <div className="kit-row">
          <Button kind="primary" size="small">
            Primary
          </Button>
          <Button size="small">Secondary</Button>
          <Button kind="danger" size="small">
            Remove
          </Button>
        </div>
      ),
    },
    {
      title: "Danger and block",
      render: () => (
        <div className="kit-stack">
          <div>
            <Button kind="danger">Delete this list</Button>
          </div>
          <Button kind="primary" block>
            Continue
          </Button>
        </div>
      ),
    },
    { title: "Pressing", render: () => <Pressing busy={false} /> },
    { title: "Busy", render: () => <Pressing busy /> },
    { title: "Link that looks like a button", render: () => <ButtonLink href="#followed">Go on</ButtonLink> },
  ],
};

function Pressing({ busy }: { busy: boolean }) {
  const [presses, setPresses] = useState(0);
  return (
    <div className="kit-row">
      <Button kind="primary" busy={busy} onClick={() => setPresses(presses + 1)}>
        {busy ? "Saving" : "Save"}
      </Button>
      <output>Pressed {presses} times</output>
    </div>
  );
}
