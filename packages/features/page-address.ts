import { useLocation } from "react-router";

/**
 * Path and query of the page, in one spelling. The router's server part writes the query anew and its browser part takes
 * it as it was typed: `3/8` is `3%2F8` for one and stays for the other, and a text or link made of it would differ.
 */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return pageAddress(pathname, search);
}

export function pageAddress(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  // The router's own; its server part leaves it out.
  params.delete("_routes");
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}
