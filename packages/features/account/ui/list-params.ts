const maxSearch = 80;
const maxPage = 10_000;

/** What a list is searched for and which page of it is shown, as the address says. */
export function listParams({ searchParams }: URL): { readonly search: string; readonly page: number } {
  const page = Number(searchParams.get("page") ?? "1");
  return {
    search: (searchParams.get("q") ?? "").trim().slice(0, maxSearch),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}
