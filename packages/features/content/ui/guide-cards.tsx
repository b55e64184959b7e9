import "./guide-cards.css";
import type { ContentList } from "../content.ts";

/** Guides as cards: what it is about, how long it takes. */
export function GuideCards({ list: { title, pages } }: { readonly list: ContentList }) {
  return (
    <section className="content-list">
      <h2>{title}</h2>
      <ul className="guide-cards">
        {pages.map(({ label, url, description, guide }) => (
          <li key={url} className="guide-card">
            <div className="guide-card-picture">
              {guide?.picture && (
                <img {...guide.picture.card} width={112} height={112} alt="" loading="lazy" decoding="async" />
              )}
            </div>
            <h3>
              <a href={url}>{label}</a>
            </h3>
            {description !== null && <p>{description}</p>}
            {guide && <p className="guide-card-time">{guide.minutes} min read</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
