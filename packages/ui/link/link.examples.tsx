import type { KitEntry } from "../examples/index.ts";
import { linkKeyboard } from "./link.keyboard.ts";
import { Link } from "./link.tsx";

export const examples: KitEntry = {
  name: "Link",
  summary: "Goes somewhere: underlined inside a sentence, plain on its own, in ink in long lists.",
  keyboard: linkKeyboard,
  examples: [
    {
      title: "Inside a sentence",
      render: () => (
        <p>
          Orders placed before noon leave today. See the{" "}
          <Link kind="inline" href="#hours">
            hours of each dock
          </Link>
          .
        </p>
      ),
    },
    { title: "On its own", render: () => <Link href="#guides">All guides</Link> },
    {
      title: "Quiet",
      render: () => (
        <Link kind="quiet" href="#returns">
          Returns
        </Link>
      ),
    },
    {
      title: "New tab",
      render: () => (
        <Link href="#sheet" newTab>
          Safety data sheet
        </Link>
      ),
    },
  ],
};
