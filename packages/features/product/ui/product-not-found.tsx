import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";

export function ProductNotFound() {
  return (
    <div className="wrap short-page">
      <h1>There is no item with this number</h1>
      <p>
        Check the number, search for it, or call <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
      </p>
      <ButtonLink href={urls.allCategories()}>All product categories</ButtonLink>
    </div>
  );
}
