import "./content.css";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { Notification } from "@capstan/ui/notification";
import type { ContentView } from "../content.ts";
import { ContentFigures } from "./content-figures.tsx";
import { GuideArticle } from "./guide-article.tsx";
import { GuideCards } from "./guide-cards.tsx";
import { GuideFinder } from "./guide-finder.tsx";
import { RelatedLinks } from "./related-links.tsx";

/** Fewer headings than this need no list of them. */
const minHeadings = 3;

/** A calm column to read, with the section beside it and what belongs to it at the end. */
export function ContentArticle({ view }: { readonly view: ContentView }) {
  const { title, description, trail, section, html, updated, notice, lists } = view;
  if (view.guide) return <GuideArticle view={view} guide={view.guide} />;
  const listsGuides = lists.some(({ pages }) => pages.some((page) => page.guide !== null));
  return (
    <div className={listsGuides ? "wrap content content-of-guides" : "wrap content"}>
      <div className="content-trail">
        <Breadcrumb trail={trail.map(({ label, url }) => ({ label, href: url }))} current={title} />
      </div>
      <SectionLinks section={section} className="content-side" label={section.title} />
      <article className="content-article">
        <h1>{title}</h1>
        <p className="content-lead">{description}</p>
        {notice !== null && <Notification kind="caution" title={notice} />}
        <ContentFigures figure={view.figure} picture={null} />
        {/* Made on the server from Markdown that carries no markup of its own. */}
        {/* oxlint-disable-next-line react/no-danger -- see above */}
        <div className="content-body" dangerouslySetInnerHTML={{ __html: html }} />
        <ContentLists lists={lists} />
        <p className="content-updated">Last updated {updated}</p>
      </article>
      <aside className="content-aside" aria-label="About this page">
        <Headings headings={view.headings} />
        {view.finder && <GuideFinder finder={view.finder} />}
        <RelatedLinks links={view.related} />
      </aside>
      <SectionLinks section={section} className="content-more" label={`More: ${section.title}`} />
    </div>
  );
}

interface SectionLinksProps {
  readonly section: ContentView["section"];
  readonly className: string;
  readonly label: string;
}

/** On wide screens beside the text, on narrow ones behind it: each place shows its own, the other is not there. */
function SectionLinks({ section: { links }, className, label }: SectionLinksProps) {
  if (links.length < 2) return null;
  return (
    <nav className={className} aria-label={label}>
      {/* No heading: it stands before the page's own. */}
      <p className="content-links-title">{label}</p>
      <ul>
        {links.map(({ label: name, url, isCurrent }) => (
          <li key={url}>
            <a href={url} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Headings({ headings }: { readonly headings: ContentView["headings"] }) {
  if (headings.length < minHeadings) return null;
  return (
    <nav className="content-headings" aria-labelledby="content-headings">
      <h2 id="content-headings">On this page</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pages of whole sections: with a line each where the page is a list of guides, bare in the sitemap. */
function ContentLists({ lists }: { readonly lists: ContentView["lists"] }) {
  return lists.map((list) =>
    list.pages.some(({ guide }) => guide !== null) ? (
      <GuideCards key={list.title} list={list} />
    ) : (
      <section key={list.title} className="content-list">
        <h2>{list.title}</h2>
        <ul>
          {list.pages.map(({ label, url, description }) => (
            <li key={url}>
              <a href={url}>{label}</a>
              {description !== null && <p>{description}</p>}
            </li>
          ))}
        </ul>
      </section>
    ),
  );
}
