import { urls } from "@capstan/features/urls";
import { type Locator, type Page, type Request, type Route, expect } from "@playwright/test";

// What the five addresses answer in the browser tests: one of everything.

function named(name: string, url: string, display = name) {
  return { display, url, key: `key-${name}`, name };
}

function product(item: string, shipPackQuantity: number, previouslyPurchasedProduct: boolean) {
  return {
    shortDesc: `Hex Cap Screw, Grade 5, ${item}`,
    displayImage: urls.itemPicture({ name: `${item}-68.webp` }),
    url: urls.product({ sku: item, name: "Hex Cap Screw" }),
    item,
    shipPackQuantity,
    previouslyPurchasedProduct,
    brand: "Harbolt",
    pack: "box of 50",
    priceLabel: "Web Price",
    price: "$12.40",
  };
}

export const answers = {
  ta: {
    brandSuggestionResults: [named("Hexmark", urls.search({ searchQuery: "Hexmark" }))],
    categorySuggestionResults: [
      named("Hex Nuts", urls.category({ slug: "hex-nuts", code: "1" }), "Fasteners > Nuts > Hex Nuts"),
    ],
    generalSuggestionResults: ["hex cap screws", "hex keys", "pickup"],
    selectionGuideSuggestionResult: [] as ReturnType<typeof named>[],
  },
  tap: { products: [product("1AA11A", 50, true), product("1AA12B", 1, false)] },
  tab: {
    categories: [named("Hex Keys", urls.category({ slug: "hex-keys", code: "2" }))],
    products: [product("1AA11A", 50, false)],
  },
  tac: {
    seoContent: "Nuts with six sides.",
    icon: "screw-lag",
  },
  tas: {
    headingUrl: urls.guide({ slug: "reading-a-bolt-head" }),
    subHeading: "What the lines mean",
    description: "Three lines are Grade 5.",
    button: [{ url: urls.guide({ slug: "reading-a-bolt-head" }), text: "" }],
  },
};

export const guide = named("Reading a Bolt Head", urls.guide({ slug: "reading-a-bolt-head" }));

type Endpoint = keyof typeof answers;
type Answers = Partial<Record<Endpoint, (route: Route) => Promise<void>>>;

/** Answers the typeahead's addresses, and tells what they were asked. */
export async function answerTypeahead(page: Page, own: Answers = {}): Promise<URL[]> {
  const requested: URL[] = [];
  await page.route(/\/(?:ta\/\d+\/\d+\/\d+|tap|tab|tac|tas)\?/, async (route) => {
    const url = new URL(route.request().url());
    requested.push(url);
    const endpoint = url.pathname.split("/")[1] as Endpoint;
    await (own[endpoint]?.(route) ?? route.fulfill({ json: answers[endpoint] }));
  });
  return requested;
}

/** What was reported to the store of failures in the browser. */
export async function reportsOf(page: Page): Promise<string[]> {
  const messages: string[] = [];
  await page.route("**/errors/client", async (route) => {
    messages.push(messageOf(route.request()));
    await route.fulfill({ status: 204 });
  });
  return messages;
}

function messageOf(request: Request): string {
  const { message } = request.postDataJSON() as { message: string };
  return message;
}

export const words = "Enter keyword, item, model or part #";

/** The chunk that brings the suggestions, as the build and the development server name it. */
export const boxChunk = /search-box(?:-[\w-]{8})?\.(?:js|tsx)/;

export function field(page: Page): Locator {
  return page.getByRole("banner").getByPlaceholder(words);
}

/** A page whose search box has come, with the focus in it. */
export async function openSearch(page: Page, { width = 1440, height = 900 } = {}): Promise<Locator> {
  await page.setViewportSize({ width, height });
  await page.goto(urls.allCategories());
  const input = field(page);
  await expect(input).toHaveRole("combobox");
  await input.click();
  // The live region comes with the suggestions.
  await expect(page.locator(".search-box output").first()).toBeAttached();
  return input;
}
