import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button } from "@capstan/ui/button";
import { TextField } from "@capstan/ui/text-field";
import { Bookmark } from "lucide-react";
import { historyQuery, isFiltered } from "../history-params.ts";
import type { HistoryView } from "../order-history.ts";

/** Keeps what is filtered for under a name; what is kept is a tab, and can be renamed and deleted here. */
export function SavedViews({ view: { params, views } }: { readonly view: HistoryView }) {
  const query = historyQuery({ ...params, before: null, after: null });
  const isShown = isFiltered(params);
  if (!isShown && views.length === 0) return null;
  return (
    <details className="orders-views">
      <summary>
        <Bookmark size={16} /> {isShown ? "Save this view" : "Saved views"}
      </summary>
      <div className="orders-views-body">
        {isShown && (
          <form action={lazyUrls.saveOrderView()} method="post">
            <PageAccountField />
            <input type="hidden" name="query" value={textOf(query)} />
            <TextField
              id="view-name"
              name="name"
              label="Name of this view"
              optionalLabel={null}
              required
              maxLength={40}
            />
            <Button type="submit">Save View</Button>
          </form>
        )}
        {views.map(({ id, name }) => (
          <form key={id} action={lazyUrls.renameOrderView()} method="post">
            <PageAccountField />
            <input type="hidden" name="view" value={id} />
            <TextField
              id={`view-${id}`}
              name="name"
              label={`Name of ${name}`}
              optionalLabel={null}
              required
              maxLength={40}
              defaultValue={name}
            />
            <Button type="submit">Rename</Button>
            <Button type="submit" formAction={lazyUrls.deleteOrderView()} formNoValidate aria-label={`Delete ${name}`}>
              Delete
            </Button>
          </form>
        ))}
      </div>
    </details>
  );
}

function textOf(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(given).toString();
}
