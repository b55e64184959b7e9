import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import type { z } from "zod";
import { annotateLine } from "./annotate-line.server.ts";
import { common, limit } from "./cart-route.server.ts";
import { countLines } from "./cart.store.server.ts";
import { type CartOwner, cartCookie, ownerOf } from "./cart.ts";
import type { ChangeDeps, ChangeResult } from "./change-cart.server.ts";
import { changeQuantity } from "./change-quantity.server.ts";
import {
  annotateForm,
  changeAnswer,
  clearForm,
  lineForm,
  noticeForm,
  quantityForm,
  savedForm,
  undoForm,
} from "./change.schema.ts";
import { clearCart } from "./clear-cart.server.ts";
import { dismissNotice } from "./dismiss-notice.server.ts";
import { quantityIn, skuIn, warrantyIn } from "./entries.ts";
import { moveToCart } from "./move-to-cart.server.ts";
import { removeLine } from "./remove-line.server.ts";
import { saveLine } from "./save-line.server.ts";
import { undoRemoval } from "./undo-removal.server.ts";

/** What the cart's own page can change. Each is a plain form that leads back to the cart, and a call that answers JSON. */
export function changeRoutes(deps: ChangeDeps): readonly RouteSpec[] {
  const lineOf = ({ sku, version }: z.infer<typeof lineForm>) => ({ sku: skuIn(sku), version });
  return [
    ...both(deps, "quantity", "Changes the quantity of a line; 0 takes it out", quantityForm, async (owner, body) =>
      changeQuantity(deps, { owner, line: lineOf(body), quantity: quantityIn(body.quantity) }),
    ),
    ...both(deps, "remove", "Takes a line out of the visitor's cart", lineForm, async (owner, body) =>
      removeLine(deps, { owner, line: lineOf(body) }),
    ),
    ...both(deps, "undo", "Puts back what one change took out of the cart", undoForm, async (owner, { change }) =>
      undoRemoval(deps, { owner, change }),
    ),
    ...both(deps, "save", "Saves a line for later", lineForm, async (owner, body) =>
      saveLine(deps, { owner, line: lineOf(body) }),
    ),
    ...both(deps, "move", "Moves what was saved for later back into the cart", savedForm, async (owner, { sku }) =>
      moveToCart(deps, { owner, sku: skuIn(sku) }),
    ),
    ...both(
      deps,
      "annotate",
      "Sets a line's note, reference and protection plan",
      annotateForm,
      async (owner, body) => {
        const { note, reference } = body;
        const said = { ...(note === undefined ? {} : { note }), ...(reference === undefined ? {} : { reference }) };
        const change = { ...said, ...warrantyIn(body.addWarranty) };
        return annotateLine(deps, { owner, line: lineOf(body), change });
      },
    ),
    ...both(deps, "clear", "Takes every line out of the cart", clearForm, async (owner, { version }) =>
      clearCart(deps, { owner, version }),
    ),
    ...both(deps, "dismiss", "Hides what a sign-in did to the cart", noticeForm, async (owner) =>
      dismissNotice(deps, { owner }),
    ),
  ];
}

/** How a change that was refused is said in the cart's address. */
const outcomes: Readonly<Record<string, string>> = {
  CART_CHANGED: "changed",
  CART_LINE_NOT_FOUND: "gone",
  CART_FULL: "full",
  QUANTITY_REFUSED: "quantity",
};

const errors = ["CART_CHANGED", "CART_LINE_NOT_FOUND", "CART_FULL", "QUANTITY_REFUSED", "ENGINE_UNAVAILABLE"] as const;

function both<Body extends z.ZodType>(
  { db }: ChangeDeps,
  change: string,
  summary: string,
  body: Body,
  make: (owner: CartOwner, body: z.output<Body>) => Promise<ChangeResult>,
): readonly RouteSpec[] {
  return [
    route({
      ...common,
      method: "POST",
      path: lazyUrls.cartChange({ change }),
      summary: `${summary}, by a plain form, and goes back to it`,
      body,
      answer: redirectAnswer,
      limit,
      handle: async ({ visitor, cookies, body: form }) => {
        const result = await make(ownerOf(visitor, cookies[cartCookie]), form);
        if (result.ok) return ok({ to: urls.cart() });
        const outcome = outcomes[result.failure.code];
        return outcome === undefined ? result : ok({ to: urls.cart({ outcome }) });
      },
    }),
    route({
      ...common,
      method: "POST",
      path: lazyUrls.cartChangeCall({ change }),
      summary,
      body,
      answer: changeAnswer,
      limit,
      errors,
      handle: async ({ visitor, cookies, body: form }) => {
        const owner = ownerOf(visitor, cookies[cartCookie]);
        const result = await make(owner, form);
        return result.ok ? ok({ ...result.value, cartQuantity: await countLines(db, owner) }) : result;
      },
    }),
  ];
}
