import { createHash } from "node:crypto";
import sanitizeHtml from "sanitize-html";
import { availabilityMessageTags, nonTextTags } from "./html-tags.ts";
import { safeColor, safeDeclarations } from "./html-styles.ts";

/** Markup that went through a whitelist; styles became classes, since the page allows no style attributes. */
export interface SafeHtml {
  readonly html: string;
  /** The rules of those classes, for a style element with the page's nonce. */
  readonly css: string;
}

interface Whitelist {
  readonly tags: readonly string[];
  readonly keepsStyles: boolean;
}

/** Spec 2.2: bold, italic, paragraph, list, list item, line break and span; style and color. */
export const headerMessageTags = ["b", "i", "p", "ul", "ol", "li", "br", "span"] as const;
const headerMessage: Whitelist = { tags: headerMessageTags, keepsStyles: true };

/** Spec 5: what a branch says of its stock; no attributes. */
const availabilityMessage: Whitelist = { tags: availabilityMessageTags, keepsStyles: false };

/** Spec 5: a tooltip in the cart; style and color. */
const tooltip: Whitelist = { tags: ["b", "i", "p", "ul", "li", "br", "span", "strong", "u"], keepsStyles: true };

const longest = 20_000;
const deepest = 20;
// Nothing shows them, and parsers disagree on some.
const controls = /(?![\t\n\r])\p{Cc}/gu;

export function safeHeaderMessage(html: string): SafeHtml {
  return safeHtml(html, headerMessage);
}

export function safeAvailabilityMessage(html: string): SafeHtml {
  return safeHtml(html, availabilityMessage);
}

export function safeTooltip(html: string): SafeHtml {
  return safeHtml(html, tooltip);
}

/** Put it into a block that is no paragraph's child: a paragraph in a paragraph ends the outer one. */
function safeHtml(html: string, { tags, keepsStyles }: Whitelist): SafeHtml {
  const rules = new Map<string, string>();
  const clean = sanitizeHtml(html.slice(0, longest).toWellFormed().replaceAll(controls, ""), {
    allowedTags: [...tags],
    allowedAttributes: keepsStyles ? { "*": ["class", "color"] } : {},
    nonTextTags: [...nonTextTags],
    nestingLimit: deepest,
    transformTags: {
      "*": (tagName, attributes) => ({ tagName, attribs: keepsStyles ? lookOf(attributes, rules) : {} }),
    },
  });
  return { html: itemsInLists(clean), css: [...rules].map(([name, rule]) => `.${name}{${rule}}`).join("") };
}

/** A color that stands alone does what its writer meant: browsers know the attribute on no tag that is kept. */
function lookOf(attributes: Readonly<Record<string, string>>, rules: Map<string, string>): Record<string, string> {
  const color = safeColor(attributes["color"] ?? "");
  const declarations = safeDeclarations(attributes["style"] ?? "");
  if (color !== undefined && !declarations.has("color")) declarations.set("color", color);
  const kept: Record<string, string> = color === undefined ? {} : { color };
  if (declarations.size === 0) return kept;
  const rule = [...declarations].map(([property, value]) => `${property}:${value}`).join(";");
  const name = `look-${createHash("sha256").update(rule).digest("hex").slice(0, 12)}`;
  rules.set(name, rule);
  return { class: name, ...kept };
}

/** A list item outside of a list would end the item of the page's own list that the markup is shown in: it gets a list. */
function itemsInLists(clean: string): string {
  const open: { readonly tag: string; readonly isLost: boolean }[] = [];
  return clean.replaceAll(/<(?<end>\/?)(?<tag>[a-z]+)[^>]*>/g, (whole: string, end: string, tag: string) => {
    if (tag === "br") return whole;
    if (end === "/") return open.pop()?.isLost ? `${whole}</ul>` : whole;
    const isLost = tag === "li" && !open.some((around) => ["ul", "ol", "li"].includes(around.tag));
    open.push({ tag, isLost });
    return isLost ? `<ul>${whole}` : whole;
  });
}
