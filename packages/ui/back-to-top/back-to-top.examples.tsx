import type { KitEntry } from "../examples/index.ts";
import { backToTopKeyboard } from "./back-to-top.keyboard.ts";

const lines = Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`);

export const examples: KitEntry = {
  name: "Back to Top",
  summary: "The way back up a long page, there once the page is scrolled 150 px on screens of 640 px and more.",
  keyboard: backToTopKeyboard,
  examples: [
    {
      // The shell has put it on this page already, and a page has one.
      title: "On this page",
      render: () => lines.map((line) => <p key={line}>{line}</p>),
    },
  ],
};
