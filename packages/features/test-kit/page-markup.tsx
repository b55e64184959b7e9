import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router";

/** What a browser without script gets of a part of a page, for tests. */
export function pageMarkup(part: ReactNode, at = "/"): string {
  const router = createMemoryRouter([{ path: "*", element: part }], { initialEntries: [at] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
