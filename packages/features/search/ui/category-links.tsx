import "./category-links.css";
import { ItemPicture } from "@capstan/features/pictures";
import { inDigits } from "@capstan/ui/digits";
import type { CategoryLink } from "../results.ts";

interface CategoryLinksProps {
  readonly categories: readonly CategoryLink[];
  readonly label: string;
}

/** The categories below this one: each with one of its items, or with its icon where none is known. */
export function CategoryLinks({ categories, label }: CategoryLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="results-categories">
        {categories.map((category) => (
          <li key={category.url}>
            <a href={category.url} className="results-category">
              <Picture category={category} />
              <span className="results-category-name">{category.name}</span>
              {category.count !== null && (
                <span className="results-category-count">
                  {inDigits(category.count)}
                  <span className="visually-hidden"> items</span>
                </span>
              )}
              {category.summary !== undefined && category.summary !== "" && (
                <span className="results-category-summary">{category.summary}</span>
              )}
              {category.sizes?.map(({ name, text }) => (
                <span key={name} className="results-category-size">
                  <b>{name}</b> {text}
                </span>
              ))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Picture({ category: { pictureSku, icon } }: { readonly category: CategoryLink }) {
  if (pictureSku) return <ItemPicture sku={pictureSku} size={240} alt="" />;
  return (
    <svg aria-hidden="true" width={32} height={32}>
      <use href={`/category-icons.svg#${icon}`} />
    </svg>
  );
}
