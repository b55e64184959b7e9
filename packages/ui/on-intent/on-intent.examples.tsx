import { Button, ButtonLink } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { onIntentKeyboard } from "./on-intent.keyboard.ts";
import { lazyComponent } from "./lazy-component.ts";
import { useOnIntent } from "./use-on-intent.ts";

const sample = lazyComponent(async () => (await import("./intent-sample.tsx")).IntentSample);

function ButtonTrigger() {
  const { triggerProps, Open, isLoading, close } = useOnIntent(sample);
  return (
    <>
      <Button {...triggerProps} busy={isLoading}>
        Bring the component
      </Button>
      {Open && <Open onClose={close} />}
    </>
  );
}

function LinkTrigger() {
  const { triggerProps, Open, close } = useOnIntent(sample);
  return (
    <>
      <ButtonLink {...triggerProps} href="/_kit/on-intent?followed">
        Bring it, or go there
      </ButtonLink>
      {Open && <Open onClose={close} />}
    </>
  );
}

export const examples: KitEntry = {
  name: "On intent",
  summary: "Loads a heavy component when the pointer or the focus reaches its trigger, and mounts it on the press.",
  keyboard: onIntentKeyboard,
  examples: [
    { title: "A button", render: () => <ButtonTrigger /> },
    { title: "A link", render: () => <LinkTrigger /> },
  ],
};
