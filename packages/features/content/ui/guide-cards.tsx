import "@capstan/ui/picture-card.css";
import "./guide-cards.css";
import type { ContentList } from "../content.ts";

interface GuideCardsProps {
  readonly list: ContentList;
  /** Where all guides are, where these are some of them. */
  readonly allUrl?: string;
}

/** Guides as cards: what it is about, how long it takes. */
export function GuideCards({ list: { title, pages }, allUrl }: GuideCardsProps) {
  return (
    <section className="content-list">
      <div className="guide-cards-head">
        <h2>{title}</h2>
        {allUrl !== undefined && <a href={allUrl}>All guides</a>}
      </div>
      <ul className="picture-cards">
        {pages.map(({ label, url, description, guide }) => (
          <li key={url} className="picture-card guide-card">
            <div className="picture-card-frame">
              {guide?.picture && (
                <img {...guide.picture.card} width={128} height={128} alt="" loading="lazy" decoding="async" />
              )}
            </div>
            <h3>
              <a href={url}>{label}</a>
            </h3>
            {description !== null && <p>{description}</p>}
            {guide && <p className="picture-card-note">{guide.minutes} min read</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
