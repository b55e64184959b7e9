import { type ReactNode, Fragment, isValidElement } from "react";

type Props = { readonly children?: ReactNode; readonly href?: string };
type Component = (props: object) => ReactNode;

const silent = new Set(["head", "style", "title"]);
const blocks = new Set(["p", "h1", "h2", "ul", "ol", "div", "table"]);

/** The text of a mail, from the same elements as its HTML. Components of mails have no hooks, so they can be called. */
export function textOf(node: ReactNode): string {
  return written(node)
    .replaceAll(/[ \t]*\n[ \t]*/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function written(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(written).join("");
  return isValidElement<Props>(node) ? elementText(node) : "";
}

function elementText({ type, props }: { readonly type: unknown; readonly props: Props }): string {
  if (typeof type === "function") return written((type as Component)(props));
  const inner = () => written(props.children);
  if (type === Fragment) return inner();
  if (typeof type !== "string" || silent.has(type)) return "";
  if (type === "br") return "\n";
  if (type === "tr") return `\n${inner()}`;
  if (type === "td") return cellText(inner());
  if (type === "li") return `\n- ${inner()}`;
  if (type === "a") return linkText(inner(), props.href ?? "");
  return blocks.has(type) ? `\n\n${inner()}\n\n` : inner();
}

/** A row is a line of text, whatever stands in its cells. */
function cellText(text: string): string {
  const parts = text.split("\n").map((part) => part.trim());
  return `${parts.filter((part) => part !== "").join(", ")}  `;
}

/** The address on a line of its own: mail programs make a link of it, and a stop after it is no part of it. */
function linkText(text: string, href: string): string {
  const address = href.replace(/^(?:tel|mailto):/, "");
  return text === address ? text : `${text}:\n${address}\n`;
}
