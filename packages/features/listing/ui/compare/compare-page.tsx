import "./compare-page.css";
import "./compare-phone.css";
import "./condensed-head.css";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { CopyButton } from "@capstan/ui/copy-button";
import { Notification } from "@capstan/ui/notification";
import { Download, Mail, Printer } from "lucide-react";
import { type CompareQuery, type ComparisonView, maxCompared } from "../../compare.ts";
import { Trail } from "../trail.tsx";
import { CompareAdd } from "./compare-add.tsx";
import { CompareTable } from "./compare-table.tsx";
import { CompareTabs } from "./compare-tabs.tsx";

interface ComparePageProps {
  readonly view: ComparisonView;
  readonly query: CompareQuery;
}

/** Items side by side, a column an item. What differs comes first: that is what somebody compares for. */
export function ComparePage({ view, query }: ComparePageProps) {
  const { columns, problems, kind } = view;
  const skus = columns.map(({ sku }) => sku);
  const replaced = skus.find((sku) => sku === query.replaced);
  const beside = skus.slice(1).find((sku) => sku === query.beside) ?? skus[1];
  const title = columns.length === 0 ? "Compare items" : `Compare ${columns.length} ${namedKind(columns.length, kind)}`;
  return (
    <div className="wrap compare-page">
      <Trail breadcrumbs={view.breadcrumbs} current="Compare" />
      <div className="compare-title">
        <h1>{title}</h1>
        {columns.length > 0 && (
          <div className="compare-tools" data-print="hide">
            <CopyButton text={() => location.href} what="link" look="button">
              Copy link
            </CopyButton>
            <Button className="compare-scripted" onClick={() => void share(title)}>
              <Mail size={16} />
              Share
            </Button>
            <Button className="compare-scripted" onClick={() => print()}>
              <Printer size={16} />
              Print
            </Button>
            <ButtonLink href={lazyUrls.compareFile({ skus })} download>
              <Download size={16} />
              CSV
            </ButtonLink>
          </div>
        )}
      </div>
      {problems.length > 0 && (
        <Notification kind="caution" title="Not everything could be compared.">
          {problems.join(" ")}
        </Notification>
      )}
      <WhatChanges view={view} />
      {replaced !== undefined && <CompareAdd key={replaced} skus={skus} replaced={replaced} />}
      {columns.length > 2 && <CompareTabs skus={skus} beside={beside} showsAll={query.showsAll} />}
      {columns.length > 0 && (
        <CompareTable key={String(query.showsAll)} view={view} beside={beside} startsWithAll={query.showsAll} />
      )}
      {columns.length < maxCompared && replaced === undefined && <CompareAdd skus={skus} />}
    </div>
  );
}

/** By what the device shares with; where it has nothing, by mail. */
async function share(title: string): Promise<void> {
  const { href } = location;
  if (!("share" in navigator)) {
    location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(href)}`);
    return;
  }
  // Whoever closes the device's dialog shares nothing.
  await navigator.share({ title, url: href }).catch(() => {});
}

function namedKind(count: number, kind: string | null): string {
  if (count === 1) return "item";
  return kind ?? "items";
}

/** The differences as a sentence. */
function WhatChanges({ view: { columns, changes } }: { readonly view: ComparisonView }) {
  if (changes.length === 0) return null;
  return (
    <section className="compare-changes" aria-labelledby="compare-changes">
      <h2 id="compare-changes">What changes</h2>
      <p>
        Against <b>{columns[0]?.sku}</b>,{" "}
        {changes.map(({ sku, words }, at) => (
          <span key={sku}>
            {at > 0 && "; "}
            <b>{sku}</b> {words}
          </span>
        ))}
        .
      </p>
    </section>
  );
}
