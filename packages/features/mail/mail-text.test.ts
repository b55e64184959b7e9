import { Fragment, createElement as h } from "react";
import { expect, test } from "vitest";
import { MailButton } from "./mail-frame.ts";
import { textOf } from "./mail-text.ts";
import { renderMail } from "./render-mail.server.ts";

test("the text has a paragraph for each of the tree's, and addresses on lines of their own", () => {
  const body = h(
    Fragment,
    null,
    h("p", null, "Ann, ", h("strong", null, "hello"), "."),
    false,
    h("ul", null, h("li", null, "one"), h("li", null, 2)),
    h(MailButton, { href: "https://store.example/x?y=1&z=2" }, "Go on"),
    h("p", null, "Bye"),
  );
  expect(textOf(body)).toBe("Ann, hello.\n\n- one\n- 2\n\nGo on:\nhttps://store.example/x?y=1&z=2\n\nBye");
});

test("a row of a table is a line of the text, and what stands below each other in a cell is a list", () => {
  const cell = h("td", null, h("div", null, "Ball Valve"), h("div", null, "3HC81, 4 × $18.62"));
  const table = h("table", null, h("tbody", null, h("tr", null, cell, h("td", null, "$74.48"))));
  expect(textOf([h("p", { key: 1 }, "Lines"), h("div", { key: 2 }, table)])).toBe(
    "Lines\n\nBall Valve, 3HC81, 4 × $18.62  $74.48",
  );
});

test("what a mail quotes is no markup", () => {
  const { html, text } = renderMail({ subject: "<b>", body: h("p", null, "<script>alert(1)</script>") });
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("<h1>&lt;b&gt;</h1>");
  expect(text).toContain("<script>alert(1)</script>");
});
