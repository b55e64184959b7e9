import { useEffect, useState } from "react";
import { Button } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { ToastContent } from "./toast-content.tsx";
import { toast } from "./toast-store.ts";
import { toastKeyboard } from "./toast.keyboard.ts";

const link = { text: "View list", href: "#list" };

function LifeCycle() {
  const [heard, setHeard] = useState<readonly string[]>([]);
  useEffect(() => toast.subscribe((changes) => setHeard((old) => [...old, ...changes.map(({ kind }) => kind)])), []);

  function run() {
    const id = toast.show("Sending 38 lines", { tone: "note" });
    setTimeout(() => toast.update(id, { text: "38 lines sent", tone: "done" }), 1000);
  }
  return (
    <>
      <Button onClick={run}>Send lines</Button> <output>{heard.join(", ")}</output>
    </>
  );
}

function showTwo() {
  toast.show("First of two");
  toast.show("Second of two");
}

export const examples: KitEntry = {
  name: "Toast",
  summary: "Says at the foot of the window what has just happened, one thing at a time, and goes by itself.",
  keyboard: toastKeyboard,
  examples: [
    {
      title: "At rest",
      panel: "floating",
      render: () => (
        <div className="toast on-marine" data-shown>
          <ToastContent
            toast={{ id: "still", text: "2 packs of 4RN31 added", tone: "done", link, duration: 0 }}
            onDismiss={() => undefined}
          />
        </div>
      ),
    },
    {
      title: "With a link",
      render: () => <Button onClick={() => toast.show("2 packs of 4RN31 added", { link })}>Show a toast</Button>,
    },
    {
      title: "A problem",
      render: () => (
        <Button onClick={() => toast.show("The list was not saved. Try again.", { tone: "problem" })}>
          Show a problem
        </Button>
      ),
    },
    { title: "Two at once", render: () => <Button onClick={showTwo}>Show two toasts</Button> },
    { title: "Life cycle", render: () => <LifeCycle /> },
  ],
};
