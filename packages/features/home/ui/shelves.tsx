import { urls } from "@capstan/features/urls";
import type { HomeView } from "../home.ts";

export function Shelves({ categories, isComplete }: Pick<HomeView, "categories" | "isComplete">) {
  return (
    <section className="home-section" aria-labelledby="home-shelves">
      <div className="home-section-head">
        <h2 id="home-shelves">Product categories</h2>
        <a href={urls.allCategories()}>All Product Categories</a>
      </div>
      {isComplete ? (
        <div className="home-shelves">
          {categories.map((category) => (
            <a key={category.code} className="home-shelf" href={urls.category(category)}>
              <svg aria-hidden="true">
                <use href={`/category-icons.svg#${category.icon}`} />
              </svg>
              <b>{category.name}</b>
              <span>{category.summary}</span>
            </a>
          ))}
        </div>
      ) : (
        <p role="status">
          The product categories can't be shown just now. Search still works; try again in a few minutes.
        </p>
      )}
    </section>
  );
}
