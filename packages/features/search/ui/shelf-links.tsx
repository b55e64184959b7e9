import "./shelf-links.css";
import { inDigits } from "@capstan/ui/digits";
import type { ShelfLink } from "../results.ts";

/** The shelves below this one, each with its icon. */
export function ShelfLinks({ shelves, label }: { readonly shelves: readonly ShelfLink[]; readonly label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="results-shelves">
        {shelves.map(({ name, url, icon, count }) => (
          <li key={url}>
            <a href={url} className="results-shelf">
              <svg aria-hidden="true" width={24} height={24}>
                <use href={`/category-icons.svg#${icon}`} />
              </svg>
              <span>{name}</span>
              {count !== null && (
                <span className="results-shelf-count">
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
