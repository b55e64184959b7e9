import { urls } from "@capstan/features/urls";
import { BookOpen, ClipboardList, LayoutGrid } from "lucide-react";

const ways = [
  { label: "All Product Categories", url: urls.allCategories(), Icon: LayoutGrid },
  { label: "Bulk Order", url: urls.bulkOrder(), Icon: ClipboardList },
  { label: "Know-how guides", url: urls.knowHow(), Icon: BookOpen },
] as const;

/** What fills a small screen while there is nothing to suggest: what the field takes, and the ways that need no word. */
export function SearchHelp({ onFollow }: { readonly onFollow: () => void }) {
  return (
    <div className="typeahead-help">
      <p>
        Describe it, or enter an item number, a model or a maker’s part number: <b>hex cap screw 3/8-16</b>,{" "}
        <b>6204-2RS</b>. Suggestions come from two characters on.
      </p>
      <ul aria-label="Without a search">
        {ways.map(({ label, url, Icon }) => (
          <li key={url}>
            <a href={url} className="typeahead-option" onClick={onFollow}>
              <Icon size={20} /> {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
