import type { KitEntry } from "../examples/index.ts";
import { skipLinkKeyboard } from "./skip-link.keyboard.ts";
import { SkipLinks } from "./skip-link.tsx";

export const examples: KitEntry = {
  name: "Skip link",
  summary: "Lets those who use the keyboard pass the header; hidden until it has the focus.",
  keyboard: skipLinkKeyboard,
  examples: [
    {
      title: "Before a header",
      render: () => (
        <>
          <SkipLinks
            label="Skip navigation in this example"
            targets={[{ href: "#skip-example-main", label: "Skip to main content" }]}
          />
          <p className="kit-below kit-well">
            <a href="#menu">A menu</a> <a href="#branch">A branch</a> <a href="#account">An account</a>
          </p>
          <div id="skip-example-main" tabIndex={-1} className="kit-below">
            <p>
              Main content with <a href="#inside">a link inside</a>
            </p>
          </div>
        </>
      ),
    },
  ],
};
