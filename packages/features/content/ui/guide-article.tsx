import "./guide-article.css";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { CopyButton } from "@capstan/ui/copy-button";
import { Notification } from "@capstan/ui/notification";
import { Unbroken } from "@capstan/ui/unbroken";
import { CalendarDays, Clock, Phone, Printer, Table2 } from "lucide-react";
import type { ContentView, GuideItem, GuideView } from "../content.ts";
import { ContentFigures } from "./content-figures.tsx";
import { GuideCards } from "./guide-cards.tsx";
import { GuideContents } from "./guide-contents.tsx";
import { GuideFinder } from "./guide-finder.tsx";
import { RelatedLinks } from "./related-links.tsx";

interface GuideArticleProps {
  readonly view: ContentView;
  readonly guide: GuideView;
}

/** A guide over the full width: what is drawn and tabled has room, and what belongs to it stands beside and below. */
export function GuideArticle({ view, guide }: GuideArticleProps) {
  const { title, description, trail, headings, html, finder, related, notice } = view;
  return (
    <div className="wrap guide">
      <div className="content-trail">
        <Breadcrumb trail={trail.map(({ label, url }) => ({ label, href: url }))} current={title} />
      </div>
      <article className="guide-article">
        <h1>{title}</h1>
        <p className="guide-lead">{description}</p>
        <GuideFacts guide={guide} updated={view.updated} />
        {notice !== null && <Notification kind="caution" title={notice} />}
        <GuideContents headings={headings} isFolded />
        <ContentFigures figure={view.figure} picture={guide.picture} />
        {/* Made on the server from Markdown that carries no markup of its own. */}
        {/* oxlint-disable-next-line react/no-danger -- see above */}
        <div className="content-body guide-body" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <aside className="guide-aside" aria-label="About this page">
        <GuideContents headings={headings} />
        {finder && <GuideFinder finder={finder} />}
        <GuideTools />
        <RelatedLinks links={related} />
      </aside>
      <div className="guide-end">
        <ShopThese items={guide.items} />
        {guide.next.length > 0 && (
          <GuideCards list={{ title: "Related guides", pages: guide.next }} allUrl={urls.knowHow()} />
        )}
      </div>
    </div>
  );
}

function GuideFacts({ guide: { minutes, holds }, updated }: { readonly guide: GuideView; readonly updated: string }) {
  return (
    <p className="content-facts">
      <span>
        <Clock size={16} />
        {`${minutes} min read`}
      </span>{" "}
      <span>
        <CalendarDays size={16} />
        {`Updated ${updated}`}
      </span>{" "}
      {holds !== "" && (
        <span>
          <Table2 size={16} />
          {holds}
        </span>
      )}
    </p>
  );
}

function GuideTools() {
  return (
    <ul className="guide-tools">
      <li className="guide-scripted">
        <button type="button" onClick={() => print()}>
          <Printer size={16} /> Print
        </button>
      </li>
      <li className="guide-scripted">
        <CopyButton text={() => location.href} what="link">
          Copy link
        </CopyButton>
      </li>
      <li>
        <a href={`tel:${brand.phone}`}>
          <Phone size={16} /> Ask us, {brand.phone}
        </a>
      </li>
    </ul>
  );
}

/** Without prices: those are an account's own, and the page is the same for everybody who sees the items. */
function ShopThese({ items }: { readonly items: readonly GuideItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="guide-shop">
      <h2 id="guide-shop">Shop these</h2>
      <ul className="guide-items">
        {items.map(({ sku, name, brand: brandName, url, picture }) => (
          <li key={sku}>
            <a href={url}>
              <img {...picture} width={144} height={144} alt="" loading="lazy" decoding="async" />
              <b>
                <Unbroken text={name} />
              </b>
              <span>
                {brandName} <span className="mono">{sku}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
