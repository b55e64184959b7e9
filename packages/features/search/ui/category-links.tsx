import "./category-links.css";
import { inDigits } from "@capstan/ui/digits";
import type { CategoryLink } from "../results.ts";

/** The categories below this one, each with its icon. */
export function CategoryLinks({
  categories,
  label,
}: {
  readonly categories: readonly CategoryLink[];
  readonly label: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className="results-categories">
        {categories.map(({ name, url, icon, count }) => (
          <li key={url}>
            <a href={url} className="results-category">
              <svg aria-hidden="true" width={24} height={24}>
                <use href={`/category-icons.svg#${icon}`} />
              </svg>
              <span>{name}</span>
              {count !== null && (
                <span className="results-category-count">
                  {inDigits(count)}
                  <span className="visually-hidden"> items</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
