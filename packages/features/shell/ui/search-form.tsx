import { urls } from "@capstan/features/urls";
import { Search } from "lucide-react";
import { useLocation } from "react-router";

const words = "Enter keyword, item, model or part #";

/** A plain form: it works before script, and shows what the page was searched with. */
export function SearchForm() {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get("searchQuery") ?? "";
  return (
    <form className="header-search" action={urls.search()} role="search">
      {/* Another search, another field: what is typed and not yet sent stays. */}
      <input
        key={asked}
        type="search"
        name="searchQuery"
        defaultValue={asked}
        aria-label={words}
        placeholder={words}
        autoComplete="off"
      />
      <input type="hidden" name="searchBar" value="true" />
      <button type="submit" aria-label="Search">
        <Search size={20} />
      </button>
    </form>
  );
}
