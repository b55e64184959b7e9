/** A system that talks to the store of the browser tests by its API, with a key of its own. */
import { randomUUID } from "node:crypto";
import { type ApiScope, registerClient } from "../packages/features/api-clients/server.ts";
import { lazyUrls } from "../packages/features/lazy-urls.ts";
import { systemClock } from "../packages/platform/clock.ts";
import { createDatabase } from "../packages/platform/db.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { storePort, storeUrl } from "./address.ts";

export interface ApiCaller {
  get<Answer>(path: string): Promise<Answer>;
  /** Reports something of an order by the fulfilment API, as a warehouse does. */
  report(orderNumber: string, body: Readonly<Record<string, unknown>>): Promise<void>;
}

interface NewCaller {
  /** Null for the operator's own systems. */
  readonly accountNumber: string | null;
  readonly scopes: readonly ApiScope[];
}

export async function createApiCaller({ accountNumber, scopes }: NewCaller): Promise<ApiCaller> {
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  const { db, close } = createDatabase({ url, name: "capstan-e2e-caller", connectTimeoutMs: 10_000 });
  const name = `System ${randomUUID()}`;
  const client = await registerClient({ db, clock: systemClock }, { name, accountNumber, scopes });
  await close();
  const token = await tokenOf(client ?? { id: "", secret: "" });
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(storeUrl + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    get: async <Answer>(path: string) => (await (await call(path)).json()) as Answer,
    report: async (orderNumber, body) => {
      const report = { eventId: randomUUID(), orderNumber, at: new Date().toISOString(), ...body };
      await call(lazyUrls.fulfilmentReports(), { method: "POST", body: JSON.stringify(report) });
    },
  };
}

async function tokenOf({ id, secret }: { readonly id: string; readonly secret: string }): Promise<string> {
  const answer = await fetch(storeUrl + lazyUrls.apiToken(), {
    method: "POST",
    body: new URLSearchParams({ grant_type: "client_credentials", client_id: id, client_secret: secret }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
