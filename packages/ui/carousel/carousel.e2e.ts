import { expect, type Locator, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { carouselKeyboard } from "./carousel.keyboard.ts";
import { axeOn } from "../../../e2e/axe.ts";

/** The numbers of the slides that are wholly in view. */
const inView = (example: Locator) =>
  example.locator(".carousel-view").evaluate((view) => {
    const { left, right } = view.getBoundingClientRect();
    return [...view.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1 ? [index + 1] : [];
    });
  });

keyboardTests("carousel", carouselKeyboard, {
  next: async ({ example }) => {
    const next = example("Two pages").getByRole("button", { name: "Next" });
    await next.press("Enter");
    await expect(example("Two pages").getByRole("status")).toHaveText("4 to 6 of 6");
    await expect(next).toBeFocused();
    await expect.poll(() => inView(example("Two pages"))).toEqual([4, 5, 6]);
  },
  previous: async ({ example }) => {
    await example("Two pages").getByRole("button", { name: "Next" }).press("Space");
    await expect.poll(() => inView(example("Two pages"))).toEqual([4, 5, 6]);
    await example("Two pages").getByRole("button", { name: "Previous" }).press("Space");
    await expect.poll(() => inView(example("Two pages"))).toEqual([1, 2, 3]);
  },
  tab: async ({ page, example }) => {
    await example("Two pages").getByRole("button", { name: "Next" }).focus();
    for (let slide = 1; slide <= 4; slide += 1) await page.keyboard.press("Tab");
    await expect(example("Two pages").getByRole("link", { name: "Threadlocker" })).toBeFocused();
    await expect.poll(() => inView(example("Two pages"))).toContain(4);
  },
});

for (const { width, first, second } of [
  { width: 1440, first: [1, 2, 3], second: [4, 5, 6] },
  { width: 1024, first: [1, 2, 3], second: [4, 5, 6] },
  { width: 1023, first: [1, 2], second: [3, 4] },
  { width: 640, first: [1, 2], second: [3, 4] },
]) {
  test(`at ${width} px a page has ${first.length} slides and a move is a page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { example } = await openKit(page, "carousel");
    await expect.poll(() => inView(example("Two pages"))).toEqual(first);
    await example("Two pages").getByRole("button", { name: "Next" }).click();
    await expect.poll(() => inView(example("Two pages"))).toEqual(second);
  });
}

test("below 640 px it is a plain list that scrolls, without buttons", async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 800 });
  const { example } = await openKit(page, "carousel");
  await expect(example("Two pages").getByRole("button")).toHaveCount(0);
  const view = example("Two pages").locator(".carousel-view");
  expect(await view.evaluate((list) => getComputedStyle(list).scrollSnapType)).toBe("none");
  await example("Two pages").getByRole("link", { name: "Socket Set" }).scrollIntoViewIfNeeded();
  expect(await view.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
});

test.describe("with the clock held", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
  });

  test("a move takes 400 ms, to the frame", async ({ page }) => {
    const { example } = await openKit(page, "carousel");
    await page.clock.pauseAt(60_000);
    const scrolled = () =>
      example("Two pages")
        .locator(".carousel-view")
        .evaluate((view) => view.scrollLeft);
    const whole = await example("Two pages")
      .locator(".carousel-view")
      .evaluate((view) => view.scrollWidth - view.clientWidth);
    await example("Two pages").getByRole("button", { name: "Next" }).click();
    await page.clock.runFor(200);
    expect(await scrolled()).toBeGreaterThan(whole / 2);
    await page.clock.runFor(184);
    await expect(example("Two pages").locator("[data-gliding]")).toHaveCount(1);
    await page.clock.runFor(32);
    await expect(example("Two pages").locator("[data-gliding]")).toHaveCount(0);
    expect(Math.abs((await scrolled()) - whole)).toBeLessThanOrEqual(12);
  });

  test("autoplay moves every 5000 ms, from the end to the start, and is off by default", async ({ page }) => {
    const { example } = await openKit(page, "carousel");
    await page.clock.pauseAt(60_000);
    // From here on the phase of the interval is known.
    const moving = example("Moving by itself");
    await moving.getByRole("button", { name: "Pause" }).press("Enter");
    await page.clock.runFor(1000); // whatever was moving has come to rest
    await moving.getByRole("button", { name: "Play" }).press("Enter");
    await page.getByRole("link", { name: "All components" }).focus();
    const before = await moving.getByRole("status").textContent();
    const other = before === "1 to 3 of 6" ? "4 to 6 of 6" : "1 to 3 of 6";
    await page.clock.runFor(4999);
    await expect(moving.getByRole("status")).toHaveText(before ?? "");
    await page.clock.runFor(1);
    await expect(moving.getByRole("status")).toHaveText(other);
    await page.clock.runFor(5000);
    await expect(moving.getByRole("status")).toHaveText(before ?? "");
    await expect(example("Two pages").getByRole("status")).toHaveText("1 to 3 of 6");
  });

  test("autoplay stands still under the pointer, under the focus and when paused", async ({ page }) => {
    const { example } = await openKit(page, "carousel");
    await page.clock.pauseAt(60_000);
    const moving = example("Moving by itself");
    await moving.locator(".carousel").hover();
    await page.clock.runFor(1000); // whatever was moving has come to rest
    const before = (await moving.getByRole("status").textContent()) ?? "";
    await page.clock.runFor(20_000);
    await expect(moving.getByRole("status")).toHaveText(before);
    await page.mouse.move(0, 0);
    await moving.getByRole("button", { name: "Pause" }).press("Enter");
    await page.clock.runFor(20_000);
    await page.getByRole("link", { name: "All components" }).focus();
    await page.clock.runFor(20_000);
    await expect(moving.getByRole("status")).toHaveText(before);
  });
});

test("with reduced motion a move is a jump and nothing moves by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: 0 });
  const { example } = await openKit(page, "carousel");
  await page.clock.pauseAt(60_000);
  await expect(example("Moving by itself").getByRole("status")).toHaveText("1 to 3 of 6");
  await example("Two pages").getByRole("button", { name: "Next" }).click();
  expect(await inView(example("Two pages"))).toEqual([4, 5, 6]);
});

test("what fits on one page has no buttons, the slides are a list, and axe finds nothing", async ({ page }) => {
  const { example } = await openKit(page, "carousel");
  await expect(example("One page").getByRole("button")).toHaveCount(0);
  await expect(example("Two pages").getByRole("listitem")).toHaveCount(6);
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a list that scrolls and snaps, without dead buttons", async ({ page }) => {
    await page.goto("/_kit/carousel");
    const example = page.locator('[data-example="two-pages"]');
    await expect(example.getByRole("listitem")).toHaveCount(6);
    await expect(example.getByRole("button")).toHaveCount(0);
    await expect(example.locator(".carousel-view")).toHaveCSS("scroll-snap-type", "x mandatory");
  });
});
