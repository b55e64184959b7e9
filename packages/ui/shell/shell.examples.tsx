import type { KitEntry } from "../examples/index.ts";
import { shellKeyboard } from "./shell.keyboard.ts";

export const examples: KitEntry = {
  name: "Shell",
  summary:
    "Skip link, header, main area, footer, Back to Top and the toast area: what every page has around its own part.",
  keyboard: shellKeyboard,
  examples: [
    {
      // A second one would be a second main area, so the example is the page itself.
      title: "Around this page",
      render: () => (
        <p>
          This page stands in the shell. Its own part ends with <a href="#top">a link to the top</a>.
        </p>
      ),
    },
  ],
};
