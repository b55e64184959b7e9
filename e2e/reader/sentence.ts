interface Said {
  readonly value?: string | number | boolean;
}

/** The part of the protocol's node that is said. */
interface AccessibleNode {
  readonly ignored: boolean;
  readonly role?: Said;
  readonly name?: Said;
  readonly value?: Said;
  readonly description?: Said;
  readonly properties?: readonly {
    readonly name: string;
    readonly value: Said & { readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[] };
  }[];
}

type Attributes = ReadonlyMap<string, string>;

export interface Spoken {
  /** What the node stands in, from the outside in, as far as it has a name: "Products navigation". */
  readonly around: readonly string[];
  readonly sentence: string;
  /** The node that an `aria-activedescendant` names. */
  readonly activeId: number | undefined;
}

const surroundings = new Set([
  "dialog",
  "alertdialog",
  "navigation",
  "region",
  "group",
  "radiogroup",
  "listbox",
  "list",
]);
const texts = new Set(["textbox", "searchbox", "combobox", "spinbutton"]);
const roleWords: Readonly<Record<string, string>> = { DisclosureTriangle: "disclosure", RootWebArea: "page" };

/** The first node is what is said; its ancestors follow, the nearest first. */
export function sentenceOf(nodes: readonly AccessibleNode[], attributes: Attributes): Spoken {
  const [node, ...ancestors] = nodes;
  if (node === undefined) return { around: [], sentence: "", activeId: undefined };
  const around = ancestors.filter(isSurrounding).toReversed().map(surroundingOf);
  return {
    around,
    sentence: isSurrounding(node) ? surroundingOf(node) : wordsOf(node, attributes),
    activeId: propertyOf(node, "activedescendant")?.relatedNodes?.[0]?.backendDOMNodeId,
  };
}

function wordsOf(node: AccessibleNode, attributes: Attributes): string {
  const role = textOf(node.role);
  const parts = [
    textOf(node.name),
    roleWords[role] ?? role,
    ...statesOf(node, attributes),
    texts.has(role) ? textOf(node.value) || "blank" : "",
    textOf(node.description),
    placeOf(attributes),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function surroundingOf(node: AccessibleNode): string {
  return [`${textOf(node.name)} ${textOf(node.role)}`, textOf(node.description)]
    .filter((part) => part !== "")
    .join(", ");
}

function isSurrounding(node: AccessibleNode): boolean {
  return !node.ignored && surroundings.has(textOf(node.role)) && textOf(node.name) !== "";
}

function statesOf(node: AccessibleNode, attributes: Attributes): readonly string[] {
  const is = (name: string) => propertyOf(node, name)?.value;
  const either = (value: unknown, yes: string, no: string) =>
    value === undefined ? "" : value === true || value === "true" ? yes : no;
  return [
    is("hasPopup") === "dialog" ? "opens a dialog" : "",
    either(is("expanded"), "expanded", "collapsed"),
    either(is("pressed"), "pressed", "not pressed"),
    either(is("checked"), "checked", "not checked"),
    either(is("selected"), "selected", "not selected"),
    // The protocol does not tell it.
    attributes.get("aria-current") === "true" ? "current" : "",
    is("required") === true ? "required" : "",
    is("invalid") === "true" ? "invalid" : "",
    is("disabled") === true ? "unavailable" : "",
  ];
}

/** Only where it is given: what each browser counts by itself differs, and the protocol does not tell it. */
function placeOf(attributes: Attributes): string {
  const place = attributes.get("aria-posinset");
  return place === undefined ? "" : `${place} of ${attributes.get("aria-setsize")}`;
}

function propertyOf(node: AccessibleNode, name: string) {
  return node.properties?.find((property) => property.name === name)?.value;
}

function textOf(said: Said | undefined): string {
  const value = said?.value;
  return (typeof value === "object" ? "" : String(value ?? "")).replaceAll(/\s+/g, " ").trim();
}
