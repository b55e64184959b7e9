import { ItemPicture } from "@capstan/features/pictures";
import { urls } from "@capstan/features/urls";
import type { HomeView } from "../home.ts";

/** What to know before choosing, and the way to what it is about. */
export function Guides({ guides }: { readonly guides: HomeView["guides"] }) {
  if (guides.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="home-guides">
      <div className="home-section-head">
        <h2 id="home-guides">Know-how</h2>
        <a href={urls.knowHow()}>All guides</a>
      </div>
      <ul className="home-guides">
        {guides.map(({ code, heading, url, subHeading, description, pictureSku, shop }) => (
          <li key={code} className="home-guide">
            {pictureSku !== null && <ItemPicture sku={pictureSku} size={240} alt="" />}
            <h3>
              <a href={url}>{heading}</a>
            </h3>
            <p className="home-guide-lead">{subHeading}</p>
            <p>{description}</p>
            {shop && <a href={shop.url}>{shop.text}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
