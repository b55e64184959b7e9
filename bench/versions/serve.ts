/** `node serve.ts CHECKOUT ITEMS`: the built store of a checkout over its own bench's data, until its parent ends. */
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as benchStoreModule from "../kit/bench-store.ts";
import type * as storeServerModule from "../kit/store-server.ts";

/** From the process that serves to the bench. */
export interface Served {
  readonly url: string;
  readonly pid: number;
}

const [checkout = "", items = ""] = process.argv.slice(2);
const kit = (file: string) => pathToFileURL(join(checkout, "bench/kit", file)).href;
const { benchStore } = (await import(kit("bench-store.ts"))) as typeof benchStoreModule;
const { serveStore } = (await import(kit("store-server.ts"))) as typeof storeServerModule;

await using store = await benchStore(Number(items));
// A search among two million items may take a second when eight come at once: it is timed, not refused.
await using server = await serveStore(store, { SEARCH_TIMEOUT_MS: "10000" });
process.send?.({ url: server.url, pid: server.pid } satisfies Served);
await once(process, "disconnect");
