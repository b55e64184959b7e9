import { ItemPicture } from "@capstan/features/pictures";
import { urls } from "@capstan/features/urls";
import type { HomeView } from "../home.ts";

/** What customers order most. Prices are an account's own, so they stand on the item's page. */
export function Popular({ items }: { readonly items: HomeView["popular"] }) {
  if (items.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="home-popular">
      <h2 id="home-popular">Ordered most</h2>
      <ul className="home-popular">
        {items.map((item) => (
          <li key={item.sku}>
            <a href={urls.product(item)} className="home-item">
              <ItemPicture sku={item.sku} size={240} alt="" />
              <b>{item.name}</b>
              <span>
                <span className="mono">{item.sku}</span>, {item.brand}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
