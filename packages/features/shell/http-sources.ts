import { urls } from "@capstan/features/urls";
import type { QueryClient } from "@tanstack/react-query";
import type { HeaderSources } from "./load-header.ts";

/** The first part of every key under which the client keeps an answer of the header's sources. */
export const headerKey = "header";

class RefusedAnswer extends Error {
  override readonly name = "RefusedAnswer";
}

/** The header's sources as the browser has them: the store's REST routes. The client retries, and keeps what it got. */
export function httpSources(client: QueryClient, origin = ""): HeaderSources {
  const from = (path: string) => async (): Promise<unknown> =>
    client.query({
      queryKey: [headerKey, path],
      queryFn: async ({ signal }): Promise<unknown> => {
        const answer = await fetch(origin + path, { signal, headers: { accept: "application/json" } });
        if (!answer.ok) throw new RefusedAnswer(`${path} answered ${answer.status}`);
        return answer.json();
      },
    });
  return {
    signOut: from(urls.headerSignOut()),
    account: from(urls.headerAccount()),
    impersonation: from(urls.impersonation()),
    welcome: from(urls.welcomeMessage()),
    customCatalog: from(urls.customCatalog()),
    menu: from(urls.headerMenu()),
    main: from(urls.headerMain()),
  };
}
