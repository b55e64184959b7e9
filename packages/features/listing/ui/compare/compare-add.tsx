import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";

interface CompareAddProps {
  readonly skus: readonly string[];
  /** What is typed takes this one's place; left out, it comes last. */
  readonly replaced?: string;
}

/** A plain form: what is typed joins what is in the address. */
export function CompareAdd({ skus, replaced }: CompareAddProps) {
  const at = replaced === undefined ? skus.length : skus.indexOf(replaced);
  return (
    <form action={lazyUrls.compare()} className="compare-add" data-print="hide">
      <Kept skus={skus.slice(0, at)} />
      <label htmlFor="compare-add">
        {replaced === undefined ? "Add an item, by its item #" : `Replace ${replaced} with item #`}
      </label>
      <input
        id="compare-add"
        name="items"
        className="field-control"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who pressed Replace asked for this field
        autoFocus={replaced !== undefined}
        required
      />
      <Kept skus={skus.slice(at + 1)} />
      <Button type="submit">{replaced === undefined ? "Compare" : "Replace"}</Button>
      {replaced !== undefined && <a href={lazyUrls.compare({ skus })}>Cancel</a>}
      {skus.length === 0 && <ButtonLink href={urls.allCategories()}>All product categories</ButtonLink>}
    </form>
  );
}

function Kept({ skus }: { readonly skus: readonly string[] }) {
  return skus.length > 0 && <input type="hidden" name="items" value={skus.join(",")} />;
}
