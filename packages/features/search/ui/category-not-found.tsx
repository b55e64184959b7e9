import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";

export function CategoryNotFound() {
  return (
    <div className="wrap short-page">
      <h1>There is no such category</h1>
      <p>It may have moved or been merged with another one. Search still finds its items.</p>
      <ButtonLink href={urls.allCategories()}>All product categories</ButtonLink>
    </div>
  );
}
