export type ButtonLook = {
  kind?: "primary" | "secondary" | "marine" | "quiet" | "danger" | undefined;
  /** 28, 36 or 44 px high; all are 44 on phones. */
  size?: "small" | "medium" | "large" | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};

/** For a router's own link component that must look like a button. */
export function buttonClass(
  { kind = "secondary", size = "medium", block = false }: ButtonLook,
  extra?: string,
): string {
  let name = `button button-${kind}`;
  if (size !== "medium") name += ` button-${size}`;
  if (block) name += " button-block";
  return extra === undefined ? name : `${name} ${extra}`;
}
