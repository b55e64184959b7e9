import { useState } from "react";
import { Button } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { PageErrorMessage } from "./page-error-message.tsx";
import { HINT, TITLE } from "./page-error-text.ts";
import { PageError } from "./page-error.tsx";
import { pageErrorKeyboard } from "./page-error.keyboard.ts";

function Failing({ retries }: { retries: boolean }) {
  const [failed, setFailed] = useState(false);
  const [retried, setRetried] = useState(0);
  return (
    <>
      <Button onClick={() => setFailed(true)}>Fail to load</Button> <output>Retried: {retried}</output>
      {failed && (retries ? <PageError onRetry={() => setRetried(retried + 1)} /> : <PageError />)}
    </>
  );
}

export const examples: KitEntry = {
  name: "Page error",
  summary: "A page didn't load: a dialog that says so and offers the way on, over the same words as plain HTML.",
  keyboard: pageErrorKeyboard,
  examples: [
    { title: "With Retry", render: () => <Failing retries /> },
    { title: "With Reload only", render: () => <Failing retries={false} /> },
    {
      title: "Without script",
      render: () => <PageErrorMessage hint={HINT} title={TITLE} href="" onRetry={undefined} />,
    },
  ],
};
