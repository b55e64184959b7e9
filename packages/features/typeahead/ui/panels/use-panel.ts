import { reportError } from "@capstan/features/analytics";
import { startTransition, useEffect, useState } from "react";
import { type Panel, catalogKey, panelRequest, type PanelRequest, type SearchCatalog } from "../fetch/fetch-panel.ts";
import type { Entry } from "../list/entries.ts";
import { knownAnswers } from "../fetch/known-answers.ts";

/**
 * Only where the highlight rests is asked for. A held arrow key passes lines faster than this; between two letters most
 * people take less than the longer one, and the line that is first now may not be so after the next.
 */
const restMs = { letters: 250, lines: 100 } as const;

const known = knownAnswers<Panel>(60);

/** The panel of the highlighted line. The last one stays until the next has come, so that nothing flashes. */
export function usePanel(entry: Entry, catalog: SearchCatalog | null, passing: keyof typeof restMs): Panel | undefined {
  const [panel, setPanel] = useState<Panel>();
  const asked = panelRequest(entry, catalog);
  const key = `${catalogKey(catalog)} ${asked.key}`;
  const question = { ...asked, key };

  useEffect(() => {
    const ready = known.get(key);
    if (ready !== undefined) {
      setPanel(ready);
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => void load(question, controller.signal, setPanel), restMs[passing]);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that is asked; the question is made anew with every letter
  }, [key]);

  return panel;
}

async function load(
  { key, fetch, failure }: PanelRequest,
  signal: AbortSignal,
  show: (panel: Panel | undefined) => void,
): Promise<void> {
  const fetched = await fetch(signal);
  if (signal.aborted) return;
  if ("error" in fetched) {
    reportError({ message: failure, error: fetched.error });
    show(undefined);
    return;
  }
  known.set(key, fetched.answer);
  // A letter that comes meanwhile goes first.
  startTransition(() => show(fetched.answer));
}
