import { urls } from "@capstan/features/urls";
import type { HomeView } from "../home.ts";

export function Categories({ categories, isComplete }: Pick<HomeView, "categories" | "isComplete">) {
  return (
    <section className="home-section" aria-labelledby="home-categories">
      <div className="home-section-head">
        <h2 id="home-categories">Product categories</h2>
        <a href={urls.allCategories()}>All Product Categories</a>
      </div>
      {isComplete ? (
        <div className="home-categories">
          {categories.map((category) => (
            <a key={category.code} className="home-category" href={urls.category(category)}>
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
          The product categories can't be shown right now. Search still works; try again in a few minutes.
        </p>
      )}
    </section>
  );
}
