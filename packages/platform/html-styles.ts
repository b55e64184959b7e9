const color = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,20}|(?:rgb|hsl)a?\([\d.,%/ ]{5,40}\))$/;
const line = "none|underline|overline|line-through";

/** What a writer may say of the looks of a text. Nothing that moves it, covers others, loads or refers to something. */
const values: Readonly<Record<string, RegExp>> = {
  color,
  "background-color": color,
  "font-weight": /^(?:normal|bold|bolder|lighter|[1-9]00)$/,
  "font-style": /^(?:normal|italic|oblique)$/,
  "text-decoration": new RegExp(`^(?:${line})(?: (?:${line}))?$`),
  "text-align": /^(?:left|right|center|justify|start|end)$/,
};

export function safeColor(value: string): string | undefined {
  const plain = plainly(value);
  return color.test(plain) ? plain : undefined;
}

/** The declarations of a style attribute that are safe as they stand; any other is left out as a whole. */
export function safeDeclarations(style: string): Map<string, string> {
  const kept = new Map<string, string>();
  for (const declaration of style.split(";")) {
    const at = declaration.indexOf(":");
    const property = plainly(declaration.slice(0, Math.max(at, 0)));
    const value = plainly(declaration.slice(at + 1));
    if (Object.hasOwn(values, property) && values[property]?.test(value)) kept.set(property, value);
  }
  return kept;
}

function plainly(text: string): string {
  return text.trim().toLowerCase();
}
