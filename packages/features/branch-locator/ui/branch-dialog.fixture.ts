import { lazyUrls } from "@capstan/features/lazy-urls";
import { type Locator, type Page, type Route, expect } from "@playwright/test";

/** A branch as the search answers it. */
export function wireBranch(branchCode: string, city: string, distance: number, changed: object = {}) {
  return {
    branchCode,
    branchAddress: { address1: `${branchCode} Freight Way`, address2: null, city, state: "WI", zipCode: "53219-1234" },
    latitude: 43.01,
    longitude: -87.98,
    telephone: "(414) 555-0142",
    weekdayHours: "7:00 am - 5:00 pm",
    distance,
    branchURL: `https://store.example/branch/${branchCode}`,
    mapsUrl: { url: `https://maps.example/${branchCode}` },
    defaultPickupBranch: false,
    curbsideEnabled: false,
    availabilityMessage: null,
    availabilityCount: null,
    ...changed,
  };
}

export const nearMilwaukee = [
  wireBranch("412", "Milwaukee", 2.4, {
    defaultPickupBranch: true,
    curbsideEnabled: true,
    availabilityMessage:
      '<b onclick="alert(1)">All 6 cart products</b> <a href="/x">ready <em>today</em></a><script>x()</script>',
  }),
  wireBranch("438", "Waukesha", 14.8, { availabilityCount: 4 }),
  wireBranch("451", "Madison", 77.3),
  wireBranch("999", "Sparta", 250),
];

type Answer = object | ((route: Route) => Promise<void>);

/** What the page asked the branch search for. */
export interface SearchBody {
  readonly searchBox: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly useRTA: boolean;
}

/** Answers for the store, for what only a certain answer shows; says what was asked for. */
export async function answerCalls(
  page: Page,
  { search = nearMilwaukee, geocode = milwaukee, toggle = {} }: { search?: Answer; geocode?: Answer; toggle?: Answer },
) {
  const searches: SearchBody[] = [];
  const geocoded: string[] = [];
  await page.route(`**${lazyUrls.branchSearch()}`, async (route) => {
    searches.push(route.request().postDataJSON() as SearchBody);
    await fulfill(route, search);
  });
  await page.route("**/rservices/branch/geocode?*", async (route) => {
    geocoded.push(new URL(route.request().url()).search);
    await fulfill(route, geocode);
  });
  await page.route("**/rservices/branch/toggledefault/*", async (route) => fulfill(route, toggle));
  return { searches, geocoded };
}

export const milwaukee = { status: "OK", latitude: 43.03, longitude: -87.9, label: "Milwaukee, WI" };

async function fulfill(route: Route, answer: Answer): Promise<void> {
  await (typeof answer === "function" ? answer(route) : route.fulfill({ json: answer }));
}

export const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Find a Branch" });
export const field = (page: Page): Locator =>
  dialogOf(page).getByRole("textbox", { name: "Address, City, State, Zip, or Branch #" });
export const cards = (page: Page): Locator => dialogOf(page).getByRole("listitem");
/** Says what was found. */
export const found = (page: Page): Locator => dialogOf(page).getByRole("status").first();
export const defaultCard = (page: Page): Locator =>
  cards(page).filter({ has: page.getByText("Default Branch", { exact: true }) });
export const headerLink = (page: Page): Locator =>
  page.getByRole("banner").getByRole("link", { name: "Find A Branch", exact: true });

/** Opens it from the header, of whatever width. */
export async function openDialog(page: Page): Promise<Locator> {
  if (!(await headerLink(page).isVisible()))
    await page.getByRole("banner").getByRole("link", { name: "Menu", exact: true }).click();
  await page.getByRole("link", { name: "Find A Branch", exact: true }).filter({ visible: true }).first().click();
  // Its code comes with the first opening.
  await expect(dialogOf(page)).toBeVisible({ timeout: 15_000 });
  return dialogOf(page);
}

export async function searchFor(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await dialogOf(page).getByRole("button", { name: "Search" }).click();
}
