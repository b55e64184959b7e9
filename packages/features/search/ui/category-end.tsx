import "@capstan/ui/picture-card.css";
import "./category-end.css";
import { ItemPicture } from "@capstan/features/pictures";
import { urls } from "@capstan/features/urls";
import { formatCount } from "@capstan/ui/digits";
import type { CategoryEnd as End } from "../results.ts";
import { CategoryLinks } from "./category-links.tsx";

interface CategoryEndProps {
  readonly title: string;
  readonly end: End;
}

/** Where a category leads on to: its brands, what to know of its things, and what stands beside it. */
export function CategoryEnd({ title, end: { brands, guides, beside } }: CategoryEndProps) {
  return (
    <div className="category-end">
      {brands.length > 0 && (
        <section aria-labelledby="category-brands">
          <h2 id="category-brands">Brands</h2>
          <ul className="category-brands">
            {brands.map(({ name, count, url }) => (
              <li key={name}>
                <a href={url}>
                  <b>{name}</b> <span>{formatCount(count, "item", "items")}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {guides.length > 0 && (
        <section aria-labelledby="category-guides">
          <div className="category-end-head">
            <h2 id="category-guides">Know-how</h2>
            <a href={urls.knowHow()}>All guides</a>
          </div>
          <ul className="picture-cards">
            {guides.map(({ title: name, url, summary, minutes, pictureSku }) => (
              <li key={url} className="picture-card">
                <div className="picture-card-frame">
                  {pictureSku !== null && <ItemPicture sku={pictureSku} size={240} alt="" />}
                </div>
                <h3>
                  <a href={url}>{name}</a>
                </h3>
                <p>{summary}</p>
                {minutes !== null && <p className="picture-card-note">{minutes} min read</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {beside && (
        <section aria-labelledby="category-beside">
          <div className="category-end-head">
            <h2 id="category-beside">Goes with {title}</h2>
            <a href={beside.parent.url}>All {beside.parent.name}</a>
          </div>
          <CategoryLinks categories={beside.categories} label={`Beside ${title}`} />
        </section>
      )}
    </div>
  );
}
