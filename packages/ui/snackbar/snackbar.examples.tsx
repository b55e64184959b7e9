import { Button } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { showSnackbar } from "./snackbar.ts";
import { snackbarKeyboard } from "./snackbar.keyboard.ts";

export const examples: KitEntry = {
  name: "Snackbar",
  summary: "The confirmation of small screens: 6 seconds with a link, 4 without.",
  keyboard: snackbarKeyboard,
  examples: [
    {
      title: "With a link",
      render: () => (
        <Button onClick={() => showSnackbar("1 line added", { text: "View lines", href: "#lines" })}>Add a line</Button>
      ),
    },
    {
      title: "Without a link",
      render: () => <Button onClick={() => showSnackbar("List saved")}>Save the list</Button>,
    },
  ],
};
