import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createIcon } from "./create-icon.ts";
import { leanIconData } from "./lean-icons.ts";

const Tick = createIcon({ name: "tick", node: [["path", { d: "M20 6 9 17l-5-5" }]] });

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

test("a build keeps an icon's name and shapes and leaves out what nothing reads", () => {
  const lucide = `const __iconData = {
  name: "circle-alert",
  size: 24,
  node: [
    ["circle", { cx: "12", cy: "12", r: "10", key: "1mglay" }],
    ["line", { x1: "12", y2: "12", key: "1pkeuh" }]
  ],
  aliases: ["alert-circle", "alert"]
};
__iconData.node;
const CircleAlert = createLucideIcon(__iconData);`;
  expect(leanIconData(lucide).replaceAll(/\s+/g, " ")).toBe(
    `const __iconData = { name: "circle-alert", node: [ ["circle", { cx: "12", cy: "12", r: "10" }], ["line", { x1: "12", y2: "12" }] ] }; const CircleAlert = createLucideIcon(__iconData);`,
  );
});
