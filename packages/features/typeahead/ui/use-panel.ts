import { reportError } from "@capstan/features/analytics";
import { useEffect, useState } from "react";
import { type Panel, panelQuestion, type PanelQuestion, type SearchCatalog } from "./ask-panel.ts";
import type { Entry } from "./entries.ts";
import { knownAnswers } from "./known-answers.ts";

/** A held arrow key passes lines faster than this: only where it rests is asked for. */
const restMs = 100;

const known = knownAnswers<Panel>(60);

/** The panel of the highlighted line. The last one stays until the next has come, so that nothing flashes. */
export function usePanel(entry: Entry, catalog: SearchCatalog | null): Panel | undefined {
  const [panel, setPanel] = useState<Panel>();
  const question = panelQuestion(entry, catalog);
  const { key } = question;

  useEffect(() => {
    const ready = known.get(key);
    if (ready !== undefined) {
      setPanel(ready);
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => void load(question, controller.signal, setPanel), restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that is asked; the question is made anew with every letter
  }, [key]);

  return panel;
}

async function load(
  { key, ask, failure }: PanelQuestion,
  signal: AbortSignal,
  show: (panel: Panel | undefined) => void,
): Promise<void> {
  const asked = await ask(signal);
  if (signal.aborted) return;
  if ("error" in asked) {
    reportError({ message: failure, error: asked.error });
    show(undefined);
    return;
  }
  known.set(key, asked.answer);
  show(asked.answer);
}
