import "@capstan/ui/picture-card.css";
import "./guides.css";
import { ItemPicture } from "@capstan/features/pictures";
import { urls } from "@capstan/features/urls";
import type { HomeView } from "../home.ts";

/** What to know before choosing, and how long it takes to read. */
export function Guides({ guides }: { readonly guides: HomeView["guides"] }) {
  if (guides.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="home-guides">
      <div className="home-section-head">
        <h2 id="home-guides">Know-how</h2>
        <a href={urls.knowHow()}>All guides</a>
      </div>
      <ul className="picture-cards home-guides">
        {guides.map(({ code, heading, url, subHeading, pictureSku, minutes }) => (
          <li key={code} className="picture-card">
            <div className="picture-card-frame">
              {pictureSku !== null && <ItemPicture sku={pictureSku} size={240} alt="" />}
            </div>
            <h3>
              <a href={url}>{heading}</a>
            </h3>
            <p>{subHeading}</p>
            {minutes !== null && <p className="picture-card-note">{minutes} min read</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
