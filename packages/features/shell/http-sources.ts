import { urls } from "@capstan/features/urls";
import type { QueryClient } from "@tanstack/react-query";
import type { HeaderAnswers } from "./read-sources.ts";

/** The first part of every key under which the client keeps an answer of the header's sources. */
export const headerKey = "header";

class RefusedAnswer extends Error {
  override readonly name = "RefusedAnswer";
}

/** What the store's REST routes answer. The client retries, and keeps what it got. */
export function httpAnswers(client: QueryClient, origin = ""): HeaderAnswers {
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
