import { lazyUrls } from "@capstan/features/lazy-urls";
import { decode, nullable, object, oneOf, text } from "@capstan/platform/decode";
import type { LocatedBranch, Position } from "./located-branch.ts";
import type { MapsSettings } from "./map/maps-service.ts";
import { readBranches } from "./read-branches.ts";

export type Called<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: unknown };

/** Spec 3: `useRTA` asks for the availability too. */
export async function searchBranches(searchBox: string, at: Position): Promise<Called<readonly LocatedBranch[]>> {
  return postJson(lazyUrls.branchSearch(), { searchBox, ...at, useRTA: true }, readBranches);
}

export async function setDefaultBranch(branchCode: string): Promise<Called<unknown>> {
  return postJson(lazyUrls.toggleDefaultBranch({ branchCode }), {}, (answer) => answer);
}

const settingsAnswer = object<MapsSettings>({
  provider: oneOf(["built-in", "tiles", "google"]),
  tileUrl: nullable(text),
  tileAttribution: nullable(text),
  googleKey: nullable(text),
  imageryUrl: nullable(text),
  imageryAttribution: nullable(text),
});

const builtIn: MapsSettings = {
  provider: "built-in",
  tileUrl: null,
  tileAttribution: null,
  googleKey: null,
  imageryUrl: null,
  imageryAttribution: null,
};

/** The store's own maps need no settings: they are what is left where the settings can't be had. */
export async function fetchMapsSettings(): Promise<MapsSettings> {
  try {
    const answer = await fetch(lazyUrls.locatorSettings());
    return answer.ok ? decode(settingsAnswer, await answer.json()) : builtIn;
  } catch {
    return builtIn;
  }
}

async function postJson<Value>(url: string, body: object, read: (answer: unknown) => Value): Promise<Called<Value>> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) return { ok: false, error: `${url}: ${answer.status}` };
    return { ok: true, value: read(await answer.json()) };
  } catch (error) {
    return { ok: false, error };
  }
}
