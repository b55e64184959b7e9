import { availabilityMessageTags, nonTextTags } from "@capstan/platform/html-tags";
import { Fragment, type ReactNode, createElement } from "react";

const maxLength = 20_000;
const maxDepth = 20;
const kept: ReadonlySet<string> = new Set(availabilityMessageTags);
const dropped: ReadonlySet<string> = new Set(nonTextTags);

/** Spec 5: what a branch says of its stock. Other tags go, what is in them stays, and no attribute does. */
export function cleanMarkup(html: string): ReactNode {
  // A document that is never shown: nothing in it runs or is fetched.
  const { body } = new DOMParser().parseFromString(html.slice(0, maxLength), "text/html");
  return childrenOf(body, 0);
}

function childrenOf(parent: Node, depth: number): ReactNode[] {
  return [...parent.childNodes].map((node, at) => contentOf(node, at, depth + 1));
}

function contentOf(node: Node, key: number, depth: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (dropped.has(tag)) return null;
  const children = depth < maxDepth ? childrenOf(node, depth) : node.textContent;
  if (!kept.has(tag)) return createElement(Fragment, { key }, children);
  if (tag === "br") return createElement(tag, { key });
  // An item outside of a list would end the page's own list.
  if (tag === "li" && node.parentElement?.closest("ul, ol") === null)
    return createElement("ul", { key }, createElement(tag, null, children));
  return createElement(tag, { key }, children);
}
