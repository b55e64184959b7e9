import { type KeyboardEvent, memo, type MouseEvent, type Ref, useId } from "react";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import type { Panel, SearchCatalog } from "../fetch/fetch-panel.ts";
import type { Entry } from "../list/entries.ts";
import { moveToRow } from "./panel-keys.ts";
import { usePanel } from "./use-panel.ts";
import { BrandPanel } from "./brand-panel.tsx";
import { CategoryPanel } from "./category-panel.tsx";
import { GuidePanel } from "./guide-panel.tsx";
import { KeyHints } from "./key-hints.tsx";
import { ProductsPanel } from "./products-panel.tsx";

interface DetailPanelProps {
  readonly entry: Entry;
  readonly catalog: SearchCatalog | null;
  /** What the highlight passes on its way: letters are being typed, or lines gone through. */
  readonly passing: "letters" | "lines";
  readonly ref: Ref<HTMLElement>;
  /** Back to the field. */
  readonly onLeave: () => void;
  /** One of its links is followed. */
  readonly onFollow: (event: MouseEvent) => void;
}

/** What there is to know and to do about the highlighted line. Where it could not be had it stays empty. */
export function DetailPanel({ entry, catalog, passing, ref, onLeave, onFollow }: DetailPanelProps) {
  const headingId = useId();
  const panel = usePanel(entry, catalog, passing);
  const isEmpty = panel === undefined || (panel.kind === "products" && panel.answer.products.length === 0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target } = event;
    const isText = target instanceof HTMLInputElement;
    if (key === "Escape" || (key === "ArrowLeft" && !isText)) {
      event.preventDefault();
      // One Escape closes one thing: the list stays open.
      event.stopPropagation();
      onLeave();
    } else if ((key === "ArrowDown" || key === "ArrowUp") && target instanceof Element) {
      event.preventDefault();
      moveToRow(event.currentTarget, target, key === "ArrowDown" ? 1 : -1);
    }
  }
  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a[href]")) onFollow(event);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- they belong to the controls within
    <section
      ref={ref}
      className="typeahead-panel"
      aria-labelledby={isEmpty ? undefined : headingId}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {!isEmpty && <PanelBody panel={panel} headingId={headingId} />}
      <KeyHints hasPanel={!isEmpty} />
    </section>
  );
}

/** Made anew when there is another panel, and not with every letter. */
const PanelBody = memo(function PanelBody({ panel, headingId }: { readonly panel: Panel; readonly headingId: string }) {
  switch (panel.kind) {
    case "products":
      return <ProductsPanel headingId={headingId} term={panel.term} {...panel.answer} />;
    case "brand":
      return <BrandPanel headingId={headingId} name={panel.name} answer={panel.answer} />;
    case "category":
      return <CategoryPanel headingId={headingId} category={panel.category} answer={panel.answer} />;
    case "guide":
      return <GuidePanel headingId={headingId} heading={panel.heading} answer={panel.answer} />;
    default:
      return <BranchPanel headingId={headingId} />;
  }
});

function BranchPanel({ headingId }: { readonly headingId: string }) {
  return (
    <>
      <h2 id={headingId}>Find a {brand.shortName} Branch</h2>
      <p className="typeahead-panel-text">
        Enter a full address, city and state, a branch number, or a country to find a branch near you.
      </p>
      <ButtonLink kind="primary" href={urls.findBranch()}>
        Find a Branch
      </ButtonLink>
    </>
  );
}
