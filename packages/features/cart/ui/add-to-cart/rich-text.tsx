import { safeColor, safeDeclarations } from "@capstan/platform/html-styles";
import { type CSSProperties, type ReactNode, createElement } from "react";

/** Spec 5: of the HTML in a tooltip; a message's is held to the same. */
const allowedTags = new Set(["b", "i", "p", "ul", "li", "br", "span", "strong", "u"]);

interface RichTextProps {
  readonly html: string;
  /** A paragraph of its own. */
  readonly isBlock?: boolean;
}

/** The server's HTML as elements of ours: any other tag goes and its text stays, with no attribute but style and color. */
export function RichText({ html, isBlock = false }: RichTextProps) {
  const content = html.includes("<") || html.includes("&") ? parsed(html) : html;
  return isBlock ? <div className="flow-paragraph">{content}</div> : content;
}

function parsed(html: string): ReactNode {
  // A server that renders an example has no parser, and shows no markup.
  if (typeof DOMParser === "undefined") return html.replaceAll(/<[^>]*>/g, "");
  return [...new DOMParser().parseFromString(html, "text/html").body.childNodes].map(toNode);
}

function toNode(node: Node, index: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (tag === "script" || tag === "style") return null;
  const children = [...node.childNodes].map(toNode);
  if (!allowedTags.has(tag)) return createElement("span", { key: index }, ...children);
  const props = { key: index, style: styleOf(node) };
  return tag === "br" ? createElement(tag, props) : createElement(tag, props, ...children);
}

/** Set by script, which the page's policy lets pass. */
function styleOf(element: Element): CSSProperties | undefined {
  const kept = safeDeclarations(element.getAttribute("style") ?? "");
  const color = safeColor(element.getAttribute("color") ?? "");
  if (color !== undefined) kept.set("color", color);
  if (kept.size === 0) return undefined;
  return Object.fromEntries([...kept].map(([name, value]) => [camelCase(name), value]));
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
