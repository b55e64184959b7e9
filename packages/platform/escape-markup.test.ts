import { expect, test } from "vitest";
import { escapeMarkup } from "./escape-markup.ts";

test("no text ends a tag, an attribute or an entity", () => {
  expect(escapeMarkup(`</p> "a" & 'b' &lt;`)).toBe("&lt;/p&gt; &quot;a&quot; &amp; &apos;b&apos; &amp;lt;");
});

test("an address keeps everything else", () => {
  expect(escapeMarkup("https://a.example/search?q=1/2%20in&x=\u{D7}")).toBe(
    "https://a.example/search?q=1/2%20in&amp;x=\u{D7}",
  );
});
