import { expect, test } from "@playwright/test";

test("sm is below 640 px, md from 640, lg from 1024, xl from 1280", async ({ page }) => {
  await page.goto("/_kit");
  const widths = [
    [320, "sm"],
    [639, "sm"],
    [640, "md"],
    [1023, "md"],
    [1024, "lg"],
    [1279, "lg"],
    [1280, "xl"],
    [1440, "xl"],
  ] as const;
  for (const [width, name] of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator(".kit-width b:visible"), `${width} px`).toHaveText(name);
  }
});

test("the stand-in faces take the room of the real ones, so that nothing shifts when those arrive", async ({
  page,
}) => {
  await page.goto("/_kit");
  const rooms = await page.evaluate(async () => {
    const faces = ["600 32px Archivo", "400 16px Inter", "600 16px Inter", '400 14px "JetBrains Mono"'];
    const text = "Hex head cap screw, zinc plated, grade 5. Ships tomorrow from the nearest branch.";
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) throw new Error("no canvas");
    const width = (font: string) => {
      pen.font = font;
      return pen.measureText(text).width;
    };
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    return Promise.all(
      faces.map(async (face) => {
        const standIn = face.replace(/"?([A-Z][A-Za-z ]+)"?$/, '"$1 fallback"');
        await document.fonts.load(standIn);
        return { face, ratio: width(standIn) / width(face) };
      }),
    );
  });
  for (const { face, ratio } of rooms) {
    expect(ratio, face).toBeGreaterThan(0.97);
    expect(ratio, face).toBeLessThan(1.03);
  }
});

test("no element of the page may lose the focus ring to its own shadow", async ({ page }) => {
  await page.goto("/_kit/text-field");
  const inError = page.getByRole("main").getByLabel("Email");
  const shadow = () => inError.evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await shadow()).toContain("inset");
  await inError.focus();
  await expect.poll(shadow).toContain("0px 0px 0px 5px");
});
