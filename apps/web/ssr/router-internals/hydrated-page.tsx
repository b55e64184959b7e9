import { HydratedRouter } from "react-router/dom";

interface HydratedPageProps {
  /** Fetches a page's data in place of the router. */
  readonly fetch: (request: Request) => Promise<Response>;
}

export function HydratedPage({ fetch }: HydratedPageProps) {
  return <HydratedRouter unstable_fetch={fetch} />;
}
