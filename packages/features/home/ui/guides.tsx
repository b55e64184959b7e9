import type { HomeView } from "../home.ts";

/** What to know before choosing, and the way to what it is about. */
export function Guides({ guides }: { readonly guides: HomeView["guides"] }) {
  if (guides.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="home-guides">
      <h2 id="home-guides">Know-how</h2>
      <ul className="home-guides">
        {guides.map(({ code, heading, subHeading, description, shop }) => (
          <li key={code} className="home-guide">
            <h3>{heading}</h3>
            <p className="home-guide-lead">{subHeading}</p>
            <p>{description}</p>
            {shop && <a href={shop.url}>{shop.text}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
