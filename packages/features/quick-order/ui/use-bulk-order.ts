import { PageAccount } from "@capstan/features/account";
import { useContext, useState } from "react";
import { type BulkLine, bulkLine, entryOf, fixedLine, withOutcomes } from "../bulk-lines.ts";
import type { AnsweredLine } from "../quick-order.schema.ts";
import { addEntries } from "./add-entries.ts";
import { type Checked, checkFile, checkLines } from "./check-lines.ts";

interface Pad {
  readonly lines: readonly BulkLine[];
  /** What is under way, or how the last thing went; a screen reader hears it. */
  readonly progress: string;
  readonly problem: string | null;
  readonly isBusy: boolean;
}

/** The bulk order pad with script: what is on it, and what can be done to it. */
export function useBulkOrder(first: Pick<Pad, "lines" | "problem">) {
  const pageAccount = useContext(PageAccount);
  const [pad, setPad] = useState<Pad>({ ...first, progress: "", isBusy: false });
  const busy = (progress: string) => setPad((last) => ({ ...last, progress, problem: null, isBusy: true }));
  const changeLine = (place: number, change: (line: BulkLine) => BulkLine) =>
    setPad((last) => ({ ...last, lines: last.lines.map((line, at) => (at === place ? change(line) : line)) }));

  function show(checked: Checked): void {
    setPad((last) => {
      if (!checked.ok) return { ...last, problem: checked.message, progress: "", isBusy: false };
      const { lines, sheet } = checked.answer;
      const from = sheet === null ? "" : ` from the sheet ${sheet}`;
      return {
        lines: lines.map(bulkLine),
        progress: `${lines.length} lines read${from}.`,
        problem: null,
        isBusy: false,
      };
    });
  }

  return {
    pad,
    readText: async (text: string) => {
      busy("Reading your lines …");
      show(await checkLines({ text }));
    },
    readFile: async (file: File) => {
      busy(`Reading ${file.name} …`);
      show(await checkFile(file));
    },
    choose: (place: number, sku: string) => changeLine(place, (line) => ({ ...line, chosenSku: sku, refusal: null })),
    edit: (place: number, change: Partial<Pick<AnsweredLine, "item" | "quantity">>) =>
      changeLine(place, (line) => ({ ...line, ...change, fixedFrom: null })),
    /** Asks again about a line; with `made`, after its quantity was made to fit the pack. */
    recheck: async (place: number, made?: number) => {
      const line = pad.lines[place];
      if (!line) return;
      const { row, text, item } = line;
      const quantity = made ?? line.quantity;
      busy(`Checking row ${row} …`);
      const checked = await checkLines({ lines: [{ row, text, item, quantity }] });
      const [answer] = checked.ok ? checked.answer.lines : [];
      if (answer) changeLine(place, () => (made === undefined ? bulkLine(answer) : fixedLine(answer, line.quantity)));
      const said = answer ? `Row ${row}: ${answer.message || "ready"}` : "";
      setPad((last) => ({ ...last, problem: checked.ok ? null : checked.message, progress: said, isBusy: false }));
    },
    add: async () => {
      const entries = pad.lines.flatMap((line) => entryOf(line) ?? []);
      busy(`Adding ${entries.length} lines …`);
      const { failure, refusals } = await addEntries(entries, pageAccount, (added) =>
        busy(`Adding ${added} of ${entries.length} lines …`),
      );
      setPad((last) => ({
        lines: withOutcomes(last.lines, refusals),
        problem: failure,
        progress: `${entries.length - refusals.size} of ${entries.length} lines added to cart.`,
        isBusy: false,
      }));
    },
    clear: () => setPad({ lines: [], progress: "", problem: null, isBusy: false }),
  };
}

export type BulkOrder = ReturnType<typeof useBulkOrder>;
