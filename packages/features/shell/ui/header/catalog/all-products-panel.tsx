import { urls } from "@capstan/features/urls";
import { BookOpen, ChevronRight, Cog, History, PackageSearch } from "lucide-react";
import type { CatalogChoice, CatalogOption } from "../../../header.ts";
import type { MenuProducts } from "./all-products.ts";
import { canSwitchCatalog } from "./catalog-choice.ts";
import { CatalogSwitch } from "./catalog-switch.tsx";
import { categoryLink } from "./category-link.ts";
import type { PanelProps } from "../flyout/flyout.tsx";
import { useProducts } from "./use-products.ts";

export interface AllProductsProps {
  readonly catalog: CatalogChoice | null;
  readonly onChosen: (option: CatalogOption) => void;
}

export function AllProductsPanel({ catalog, onChosen, close }: AllProductsProps & PanelProps) {
  const products = useProducts();
  return (
    <>
      <div className="all-products-side">
        {canSwitchCatalog(catalog) && (
          <CatalogSwitch
            catalog={catalog}
            onChosen={(option) => {
              onChosen(option);
              close();
            }}
          />
        )}
        <EasyLinks links={products?.easyLinks ?? []} />
      </div>
      <div className="all-products-main" data-empty={!products?.categories.length || undefined}>
        <div className="all-products-head">
          <h2>Product Categories</h2>
          <a href={urls.allCategories()} className="flyout-more">
            All Product Categories <ChevronRight size={16} />
          </a>
        </div>
        {/* Always there, so that readers say what comes to stand in it. */}
        <p role="status" className="all-products-note">
          {noteOf(products)}
        </p>
        <Categories categories={products?.categories ?? []} />
      </div>
    </>
  );
}

function noteOf(products: MenuProducts | undefined): string {
  if (products === undefined) return "Loading";
  return products.categories.length > 0
    ? ""
    : "The product categories can't be shown right now. Open the list of all of them, or search.";
}

const easyLooks: Readonly<Record<string, { readonly Icon: typeof Cog; readonly hint: string }>> = {
  "Purchased Products": { Icon: History, hint: "Your buying history" },
  "Custom Product Center": { Icon: PackageSearch, hint: "Made to your drawing" },
  "Replacement Parts": { Icon: Cog, hint: "Find by model or serial #" },
  "Digital Catalogs": { Icon: BookOpen, hint: "Browse pages, order items" },
};

function EasyLinks({ links }: { readonly links: MenuProducts["easyLinks"] }) {
  return (
    <ul className="easy-links">
      {links.map(({ label, url }) => {
        const { Icon, hint } = easyLooks[label] ?? { Icon: ChevronRight, hint: "" };
        return (
          <li key={label}>
            <a href={url}>
              <Icon size={20} />
              <span>
                {label}
                {hint !== "" && <small>{hint}</small>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Categories({ categories }: Pick<MenuProducts, "categories">) {
  if (categories.length === 0) return null;
  return (
    <ul className="all-products-categories">
      {categories.map(({ code, name, url, icon }) => (
        <li key={code}>
          <a href={categoryLink(url)}>
            <svg aria-hidden="true">{icon !== null && <use href={`/category-icons.svg#${icon}`} />}</svg>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
