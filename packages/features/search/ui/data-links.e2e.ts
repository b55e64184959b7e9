import { urls } from "@capstan/features/urls";
import { expect, test } from "@playwright/test";

const pages = [urls.search({ searchQuery: "hex" }), urls.category({ slug: "fasteners", code: "FAS" })];

for (const page of pages) {
  test(`the links of ${page}, fetched by script, lead to pages and not to their data`, async ({ request }) => {
    const { pathname, search } = new URL(page, "http://store.example");
    const answer = await request.get(`${pathname}.data${search}`);
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    expect(text).toContain(`${pathname}?`);
    expect(text).not.toContain(`${pathname}.data`);
  });
}
