import { type AcceptanceFlag, acceptanceFlags } from "./compliance.ts";

/** How the item was found and added, in the words of the page that did it; kept for reports. */
export interface FoundBy {
  readonly addToCartMethod: string | null;
  readonly findingMethod: string | null;
}

type Form = Readonly<Record<string, string | undefined>>;

const maxLength = 60;

export function foundByIn(form: Form): FoundBy {
  const said = (name: string) => form[`options.${name}`]?.trim().slice(0, maxLength) || null;
  return { addToCartMethod: said("addToCartMethod"), findingMethod: said("findingMethod") };
}

const flags = new Set<AcceptanceFlag>(Object.values(acceptanceFlags));

/** What the buyer agrees to with this call. Spec 7.3: without the compliance path, `willShipToRestrictedState` is `NO`. */
export function agreedIn(form: Form): ReadonlySet<AcceptanceFlag> {
  const agreed = [...flags].filter((flag) => form[flag] === "true");
  return new Set([
    ...agreed,
    ...(form["willShipToRestrictedState"] === "NO" ? (["stateRestrictionAccepted"] as const) : []),
  ]);
}

/** What the buyer declines with this call. */
export function declinedIn(form: Form): ReadonlySet<AcceptanceFlag> {
  return new Set([...flags].filter((flag) => form[flag] === "false"));
}
