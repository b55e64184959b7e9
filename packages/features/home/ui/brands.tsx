import { urls } from "@capstan/features/urls";
import type { HomeView } from "../home.ts";

export function Brands({ brands }: { readonly brands: HomeView["brands"] }) {
  if (brands.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="home-brands">
      <h2 id="home-brands">Brands</h2>
      <ul className="home-brands">
        {brands.map(({ code, name }) => (
          <li key={code}>
            <a href={urls.search({ searchQuery: name })}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
