import { useState } from "react";
import { Button } from "../button/index.ts";
import type { KitEntry } from "../examples/index.ts";
import { loadingKeyboard } from "./loading.keyboard.ts";
import { Loading } from "./loading.tsx";

export const examples: KitEntry = {
  name: "Loading",
  summary: "Says that something is on its way: beside what is being fetched, or in place of a page.",
  keyboard: loadingKeyboard,
  examples: [
    { title: "Inline", render: () => <Loading /> },
    { title: "Inline with a title", render: () => <Loading title="Loading prices" /> },
    { title: "Page", render: () => <PageLoading /> },
  ],
};

function PageLoading() {
  const [shown, setShown] = useState(false);
  return (
    <div className="kit-stack kit-stack-start">
      <Button onClick={() => setShown(true)}>Open a page</Button>
      {shown && <Loading variant="page" />}
      <Button onClick={() => setShown(false)}>Stop</Button>
    </div>
  );
}
