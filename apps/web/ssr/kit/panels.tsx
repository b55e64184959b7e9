import type { KitPanel } from "@capstan/ui/examples";
import { entries } from "./entries.ts";

const panels = [
  { id: "buttons", title: "Buttons: 44, 36, 28" },
  { id: "status", title: "Status, badges, chips" },
  { id: "fields", title: "Fields" },
  { id: "messages", title: "Messages: what happened, then what to do" },
  { id: "dialog", title: "Dialog: 640 wide, head 68, foot 68" },
  { id: "floating", title: "Popover (offset 12, arrow inset 24), toast" },
] as const satisfies readonly { id: KitPanel; title: string }[];

const examplesOf = (panel: KitPanel) =>
  [...entries]
    .flatMap(([name, entry]) => entry.examples.map((example) => ({ name, example })))
    .filter(({ example }) => example.panel === panel)
    .toSorted((a, b) => (a.example.place ?? 0) - (b.example.place ?? 0));

/** The component sheet of the design, filled by the examples that name a panel. */
export function Panels() {
  return panels.map((panel) => (
    <section key={panel.id} className={`kit-panel kit-panel-${panel.id}`}>
      <h2>{panel.title}</h2>
      {examplesOf(panel.id).map(({ name, example }) => (
        <div key={example.title} data-entry={name}>
          {example.render()}
        </div>
      ))}
    </section>
  ));
}
