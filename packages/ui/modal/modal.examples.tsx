import { type ReactNode, useState } from "react";
import { Button } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { lazyComponent, useOnIntent } from "../on-intent/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { Popover } from "../popover/index.ts";
import { toast } from "../toast/index.ts";
import { ModalPanel } from "./modal-panel.tsx";
import type { ModalProps } from "./modal.tsx";
import { modalKeyboard } from "./modal.keyboard.ts";

const modal = lazyComponent(async () => (await import("./modal.tsx")).Modal);

type DemoProps = { readonly open: string; readonly actions?: (close: () => void) => ReactNode } & Omit<
  ModalProps,
  "onClose" | "actions"
>;

function Demo({ open, actions, ...props }: DemoProps) {
  const { triggerProps, Open, close } = useOnIntent(modal);
  const [reason, setReason] = useState("");
  const foot = actions && { actions: actions(close) };
  return (
    <>
      <Button {...triggerProps}>{open}</Button> <output>{reason}</output>
      {Open && (
        <Open
          {...props}
          {...foot}
          onClose={(why) => {
            setReason(why);
            close();
          }}
        />
      )}
    </>
  );
}

const question =
  "Zinc-rich primer 6TL90 can't be shipped to some California districts. Is this order for use outside South Coast AQMD?";

const terms = Array.from({ length: 24 }, (_, index) => `Term ${index + 1}: the goods stay the seller's until paid.`);

const cancelOrConfirm = (close: () => void) => (
  <>
    <Button onClick={close}>Cancel</Button>
    <Button kind="primary" onClick={close}>
      Confirm
    </Button>
  </>
);

export const examples: KitEntry = {
  name: "Modal",
  summary: "A dialog over the page for one question or one piece of work; the page waits behind it.",
  keyboard: modalKeyboard,
  examples: [
    {
      title: "At rest",
      panel: "dialog",
      render: () => (
        <div className="kit-backdrop">
          <div className="modal-panel">
            <ModalPanel
              title="Product Has Restrictions"
              actions={cancelOrConfirm(() => undefined)}
              doneLabel="Done"
              onClose={() => undefined}
            >
              <RadioGroup
                name="kit-restriction"
                legend={question}
                options={[
                  { value: "yes", label: "Yes" },
                  { value: "no", label: "No" },
                ]}
                defaultValue="yes"
                inline
              />
            </ModalPanel>
          </div>
        </div>
      ),
    },
    {
      title: "With the Done button",
      render: () => (
        <Demo open="Open the dialog" title="Saved lists">
          <p>
            Plant 2 restock has 38 lines. <a href="#list">See them</a>
          </p>
        </Demo>
      ),
    },
    {
      title: "With actions",
      render: () => (
        <Demo open="Ask a question" title="Product Has Restrictions" width="medium" actions={cancelOrConfirm}>
          <p>{question}</p>
        </Demo>
      ),
    },
    {
      title: "Long",
      render: () => (
        <Demo open="Read the terms" title="Terms" width="large" doneLabel="Close">
          {terms.map((term) => (
            <p key={term}>{term}</p>
          ))}
        </Demo>
      ),
    },
    {
      title: "Filling the screen",
      render: () => (
        <Demo open="Open the work" title="A long piece of work" width="wide" fills actions={() => null}>
          <p>What is in it lays itself out, and scrolls where it has to.</p>
        </Demo>
      ),
    },
    {
      title: "With what floats above it",
      render: () => (
        <Demo open="Open the list" title="A list">
          <Popover trigger={(props) => <Button {...props}>About packs</Button>}>Sold in packs of 25.</Popover>{" "}
          <Button onClick={() => toast.show("List saved")}>Save the list</Button>
        </Demo>
      ),
    },
  ],
};
