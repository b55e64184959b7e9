/**
 * What the compiler refuses. The proof is the comment: `check` compiles this file, and a `@ts-expect-error` with nothing to
 * refuse under it is an error itself.
 */
import { expect, test } from "vitest";
import type { PageHandlerOptions } from "./http/pages.ts";
import type { PageReaders } from "./ssr/contexts.ts";

test("a page whose reader is forgotten does not compile", () => {
  // @ts-expect-error -- the cart's page has nothing to read from
  const forgetful = (all: PageReaders): PageReaders => ({ ...all, cart: undefined });
  const rest = ({ cart: _forgotten, ...others }: PageReaders) => others;
  // @ts-expect-error -- the cart's reader is missing
  const incomplete = (all: PageReaders): PageHandlerOptions["readers"] => rest(all);
  expect([forgetful, incomplete]).toHaveLength(2);
});

test("a reader under another page's name does not compile", () => {
  // @ts-expect-error -- the home page's reader does not find a product
  const mixedUp = (all: PageReaders): PageReaders => ({ ...all, product: all.home });
  // @ts-expect-error -- no page has a context of this name
  const unknown = (all: PageReaders) => ({ ...all, kart: all.cart }) satisfies PageReaders;
  expect([mixedUp, unknown]).toHaveLength(2);
});
