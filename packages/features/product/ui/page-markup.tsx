import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

/** What a browser without script gets of a part of a page, for tests. */
export function pageMarkup(part: ReactNode, at = "/"): string {
  return renderToStaticMarkup(<MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>);
}
