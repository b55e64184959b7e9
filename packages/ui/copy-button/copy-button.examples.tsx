import type { KitEntry } from "../examples/index.ts";
import { copyButtonKeyboard } from "./copy-button.keyboard.ts";
import { CopyButton } from "./copy-button.tsx";

export const examples: KitEntry = {
  name: "Copy Button",
  summary: "Copies a number, a table or the page's address; a check and a spoken word say that it did.",
  keyboard: copyButtonKeyboard,
  examples: [
    {
      title: "Beside a number",
      panel: "status",
      render: () => (
        <div className="kit-row">
          <span className="mono">3BS86V</span> <CopyButton text="3BS86V" what="item number" />
        </div>
      ),
    },
    {
      title: "With words",
      panel: "status",
      render: () => (
        <CopyButton text={() => location.href} what="link">
          Copy link
        </CopyButton>
      ),
    },
    {
      title: "Among buttons",
      panel: "status",
      render: () => (
        <CopyButton text={() => location.href} what="link" look="button">
          Copy link
        </CopyButton>
      ),
    },
  ],
};
