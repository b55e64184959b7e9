import { BookOpen, ChevronRight, Folder, History, MapPin, Search, Tag } from "lucide-react";
import type { MouseEvent } from "react";
import { type Entry, type EntryKind, headings } from "./entries.ts";
import { matchedParts } from "./matched-parts.ts";
import { useRest } from "../combobox/use-rest.ts";

const icons = {
  guide: BookOpen,
  branch: MapPin,
  general: Search,
  category: Folder,
  brand: Tag,
  recent: History,
} as const satisfies Record<EntryKind, unknown>;

interface SuggestionListProps {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly typed: string;
  readonly highlight: number | null;
  /** The line that the arrows went to, which the field names as its active one. */
  readonly activeIndex: number | null;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (index: number, event: MouseEvent) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The lines under the headings of their kinds. They are links: they can be opened in a tab of their own. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, entries, typed, highlight, activeIndex, onPoint, onChoose } = props;
  const rest = useRest(onPoint);
  return (
    <div role="listbox" id={id} aria-label="Suggestions" className="typeahead-list">
      {groupsOf(entries).map(({ kind, members }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="typeahead-group">
          <div role="presentation" id={`${id}-${kind}`} className="typeahead-heading" data-kind={kind}>
            {headings[kind]}
          </div>
          {members.map(({ entry, index }, place) => (
            <a
              // A line is its place: to say other words costs a phone less than to be made anew.
              // oxlint-disable-next-line react/no-array-index-key -- as above
              key={place}
              role="option"
              id={optionId(id, index)}
              // Only the active line is a selected one; what typing highlights is for the eye.
              aria-selected={index === activeIndex}
              data-highlighted={index === highlight || undefined}
              // Browsers count within the group, or over all of them: each its own way.
              aria-posinset={index + 1}
              aria-setsize={entries.length}
              tabIndex={-1}
              href={entry.href}
              className="typeahead-option"
              draggable={false}
              onMouseMove={(event) => rest.move(event, index)}
              onMouseLeave={rest.end}
              onClick={(event) => onChoose(index, event)}
            >
              <Option entry={entry} typed={kind === "recent" ? "" : typed} isHighlighted={index === highlight} />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly entry: Entry;
  readonly typed: string;
  readonly isHighlighted: boolean;
}

function Option({ entry: { kind, text, path }, typed, isHighlighted }: OptionProps) {
  const Icon = icons[kind];
  return (
    <>
      <Icon size={16} />
      <span className="typeahead-text">
        {matchedParts(text, typed).map((part, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are its places
          part.isMatch ? <b key={at}>{part.text}</b> : part.text,
        )}
        {path !== null && (
          <small>
            <span className="visually-hidden"> in</span> {path}
          </small>
        )}
      </span>
      {isHighlighted && <ChevronRight size={16} className="typeahead-on" />}
    </>
  );
}

interface Group {
  readonly kind: EntryKind;
  readonly members: { readonly entry: Entry; readonly index: number }[];
}

/** The entries come in the order of their headings. */
function groupsOf(entries: readonly Entry[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [index, entry] of entries.entries()) {
    const last = groups.at(-1);
    if (last?.kind === entry.kind) last.members.push({ entry, index });
    else groups.push({ kind: entry.kind, members: [{ entry, index }] });
  }
  return groups;
}
