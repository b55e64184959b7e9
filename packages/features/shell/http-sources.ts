import { urls } from "@capstan/features/urls";
import type { HeaderSources } from "./load-header.ts";

class RefusedAnswer extends Error {
  override readonly name = "RefusedAnswer";
}

/** The header's sources as the browser has them: the store's REST routes. */
export function httpSources(ask: typeof fetch = fetch): HeaderSources {
  const from = (path: string) => async (): Promise<unknown> => {
    const answer = await ask(path, { headers: { accept: "application/json" } });
    if (!answer.ok) throw new RefusedAnswer(`${path} answered ${answer.status}`);
    return answer.json();
  };
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
