import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createIcon } from "./create-icon.ts";

const Tick = createIcon({ name: "tick", node: [["path", { d: "M20 6 9 17l-5-5", key: "a" }]] });

test("an icon carries its size, lucide's classes and its own, and no style attribute", () => {
  expect(renderToStaticMarkup(createElement(Tick, { size: 16, className: "field-icon" }))).toBe(
    '<svg width="16" height="16" viewBox="0 0 24 24" class="lucide lucide-tick field-icon" aria-hidden="true"><path d="M20 6 9 17l-5-5"></path></svg>',
  );
});

test("an icon is hidden from assistive technology unless it has a name", () => {
  expect(renderToStaticMarkup(createElement(Tick))).toContain("aria-hidden");
  const named = renderToStaticMarkup(createElement(Tick, { "aria-label": "Done", role: "img" }));
  expect(named).toContain('aria-label="Done"');
  expect(named).not.toContain("aria-hidden");
});
