/** What the store tells of what visitors do. Every event is one of these, by name and with its own fields. */
export type AnalyticsEvent =
  /** What was typed and sent, by the enter key or by the search icon. */
  | { readonly event: "search"; readonly term: string; readonly origin: "typed" | "icon" }
  | {
      readonly event: "suggestion";
      readonly term: string;
      readonly typed: string;
      readonly group: string;
      readonly index: number;
    }
  | {
      readonly event: "addToCart";
      readonly sku: string;
      readonly quantity: number;
      readonly addToCartMethod: string;
      readonly findingMethod: string;
    }
  | { readonly event: "cannotBePurchased"; readonly sku: string; readonly errorType: string }
  | { readonly event: "youShouldKnow"; readonly sku: string; readonly errorType: string }
  | { readonly event: "productImpressions"; readonly list: string; readonly skus: readonly string[] }
  | { readonly event: "link"; readonly region: string; readonly name: string }
  | { readonly event: "menu"; readonly name: string; readonly isOpen: boolean };

/** An event, and the page that it happened on; a page's query may hold anything, so it is left out. */
export type TrackedEvent = AnalyticsEvent & { readonly path: string };
