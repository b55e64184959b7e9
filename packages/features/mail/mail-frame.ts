import { brand } from "@capstan/features/brand";
import { type ReactNode, createElement as h } from "react";

// oxlint-disable-next-line capstan/raw-colour -- mail programs know no custom properties: these are the tokens' values
const style = `
  body { margin: 0; background: #ffffff; color: #101820; font: 16px/1.5 Inter, Arial, sans-serif; }
  .head { padding: 20px 32px; background: #0f2a3d; color: #ffffff; font-size: 20px; letter-spacing: 1px; }
  .body { max-width: 576px; padding: 32px; }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; }
  p { margin: 0 0 16px; }
  a { color: #0b5cad; }
  a.button { display: inline-block; padding: 10px 24px; border-radius: 4px; background: #c2410c; color: #ffffff; font-weight: 600; text-decoration: none; }
  table { width: 100%; border-collapse: collapse; }
  td { padding: 0 0 12px; vertical-align: top; }
  .label, .quiet { color: #4a5763; font-size: 14px; }
  .rule td { padding: 10px 0; border-top: 1px solid #c9d1d8; }
  .group { margin-top: 24px; padding-top: 16px; border-top: 2px solid #0f2a3d; }
  .group .title { font-size: 18px; font-weight: 700; }
  td.amount { padding-left: 16px; text-align: right; font-weight: 600; white-space: nowrap; }
  .total td { padding-top: 4px; font-size: 20px; font-weight: 700; }
  .code { font-family: "JetBrains Mono", Menlo, monospace; font-size: 13px; }
  .foot { padding: 20px 32px; background: #f3f5f7; color: #4a5763; font-size: 13px; }
`;

/** What every mail has around its body; tables and groups are styled for the mails that have lines and amounts. */
export function MailFrame({ title, children }: { readonly title: string; readonly children?: ReactNode }): ReactNode {
  return h(
    "html",
    { lang: "en" },
    h("head", null, h("meta", { charSet: "utf-8" }), h("title", null, title), h("style", null, style)),
    h(
      "body",
      null,
      h("div", { className: "head" }, h("strong", null, brand.name)),
      h("div", { className: "body" }, h("h1", null, title), children),
      h(
        "div",
        { className: "foot" },
        h("p", null, "Something wrong? Call ", h("a", { href: `tel:${brand.phone}` }, brand.phone), "."),
      ),
    ),
  );
}

export function MailButton({ href, children }: { readonly href: string; readonly children?: ReactNode }): ReactNode {
  return h("p", null, h("a", { href, className: "button" }, children));
}
