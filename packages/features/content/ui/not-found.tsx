import { urls } from "@capstan/features/urls";

export function NotFound() {
  return (
    <div className="wrap short-page">
      <h1>There is nothing at this address</h1>
      <p>
        Check the address, or start from the <a href={urls.home()}>home page</a>, the{" "}
        <a href={urls.allCategories()}>product categories</a> or <a href={urls.help()}>help</a>.
      </p>
    </div>
  );
}
