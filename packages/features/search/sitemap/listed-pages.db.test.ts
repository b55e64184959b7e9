import { testEngines } from "@capstan/platform/test-kit";
import { origin, testApp } from "@capstan/web/test-app";
import { expect, test } from "vitest";

const engines = testEngines();

test("the sitemap names the operator's pages with their days, and has no such file where there are none", async () => {
  const listedPages = () => [{ path: "/content/help", updated: "2026-11-15" }];
  const app = await testApp(engines, {}, { listedPages });
  expect((await app.inject("/sitemap.xml")).body).toContain(`<loc>${origin}/sitemaps/pages.xml</loc>`);
  const { body, headers } = await app.inject("/sitemaps/pages.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(body).toContain(`<url><loc>${origin}/content/help</loc><lastmod>2026-11-15T00:00:00.000Z</lastmod></url>`);
  await app.close();
  const bare = await testApp(engines);
  expect((await bare.inject("/sitemap.xml")).body).not.toContain("pages.xml");
  await bare.close();
});
