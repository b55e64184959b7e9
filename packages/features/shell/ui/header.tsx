import "./header.css";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { SearchForm } from "./search-form.tsx";

/** The bar that every page starts with. Its menus move in here. */
export function Header() {
  return (
    <header className="header">
      <div className="header-bar">
        <a className="header-logo" href={urls.home()}>
          <img src="/logo.svg" width={158} height={36} alt={brand.name} />
        </a>
        <SearchForm />
        <nav className="header-links" aria-label="Account">
          <a href={urls.signIn()}>Sign In</a>
          <a href={urls.cart()}>Cart</a>
        </nav>
      </div>
    </header>
  );
}
