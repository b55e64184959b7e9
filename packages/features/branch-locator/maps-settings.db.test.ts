import { lazyUrls } from "@capstan/features/lazy-urls";
import { testEngines } from "@capstan/platform/test-kit";
import { type WebEnv, testApp } from "@capstan/web/test-app";
import { expect, test } from "vitest";

const engines = testEngines();

async function settingsAndPolicy(changes: Partial<WebEnv>) {
  const app = await testApp(engines, changes);
  const settings = await app.inject({ url: lazyUrls.locatorSettings() });
  const page = await app.inject({ url: "/a/page" });
  const policy = String(page.headers["content-security-policy"]).split("; ");
  return { settings, rule: (directive: string) => policy.find((rule) => rule.startsWith(`${directive} `)) };
}

test("a store without settings shows its own maps, and loads nothing from elsewhere", async () => {
  const { settings, rule } = await settingsAndPolicy({});
  expect(settings.json()).toEqual({
    provider: "built-in",
    tileUrl: null,
    tileAttribution: null,
    googleKey: null,
    imageryUrl: null,
    imageryAttribution: null,
  });
  expect(settings.headers["cache-control"]).toContain("max-age=300");
  expect(rule("img-src")).toBe("img-src 'self' data:");
  expect(rule("script-src")).not.toContain("unsafe-eval");
});

test("tiles and imagery come from the operator's servers, and pages may show them", async () => {
  const { settings, rule } = await settingsAndPolicy({
    MAPS_PROVIDER: "tiles",
    MAPS_TILE_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png",
    MAPS_TILE_ATTRIBUTION: "© Tiles",
    MAPS_IMAGERY_URL: "https://imagery.example:8443/{z}/{y}/{x}",
    MAPS_GOOGLE_KEY: "not-for-browsers",
    PHOTO_ORIGINS: ["https://photos.example"],
  });
  expect(settings.json()).toMatchObject({ provider: "tiles", tileAttribution: "© Tiles", googleKey: null });
  const tiles = ["a", "b", "c"].map((name) => `https://${name}.tiles.example`).join(" ");
  expect(rule("img-src")).toBe(`img-src 'self' data: https://photos.example ${tiles} https://imagery.example:8443`);
});

test("with Google's maps the browser has the key, and pages may load what Google's script needs", async () => {
  const { settings, rule } = await settingsAndPolicy({ MAPS_PROVIDER: "google", MAPS_GOOGLE_KEY: "a-key" });
  expect(settings.json()).toMatchObject({ provider: "google", googleKey: "a-key", tileUrl: null });
  expect(rule("script-src")).toMatch(/'nonce-[\w-]+' 'strict-dynamic' 'unsafe-eval' blob:$/);
  expect(rule("connect-src")).toContain("https://*.googleapis.com");
  expect(rule("worker-src")).toBe("worker-src 'self' blob:");
});
