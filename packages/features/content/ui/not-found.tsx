import { urls } from "@capstan/features/urls";

export function NotFound() {
  return (
    <div className="wrap py-600">
      <h1>There is nothing at this address</h1>
      <p className="mt-100">
        Check the address, or start from the <a href={urls.home()}>home page</a>, the{" "}
        <a href={urls.allCategories()}>product categories</a> or <a href={urls.help()}>help</a>.
      </p>
    </div>
  );
}
