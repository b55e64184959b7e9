import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "@swc/core";

// Which pages a browser test opens, read from its source: `goto`, and what is requested beside it, in the test, in the
// helpers that it calls and in the hooks of its file. A path that is only known when the test runs counts as a page.

export interface BrowserTest {
  readonly title: string;
  /** What the paths begin with; unknown where only a run would tell. */
  readonly visits: readonly (string | undefined)[];
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
type Names = ReadonlyMap<string, Node>;
interface Module {
  readonly path: string;
  readonly body: Node;
  readonly names: Names;
  /** Local name, then the file and the name there. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
}

const requesting = new Set(["get", "post", "fetch"]);

export function readBrowserTests(root: string, file: string): BrowserTest[] {
  const modules = new Map<string, Module>();
  const open = (path: string): Module => {
    const known = modules.get(path) ?? readModule(root, path);
    modules.set(path, known);
    return known;
  };
  const module = open(file);
  const calls = nodesOf(module.body).filter((node) => node.type === "CallExpression");
  const hooked = calls
    .filter((call) => /^before(?:Each|All)$/.test(lastName(call["callee"])))
    .flatMap((call) => visitsIn(call, module, open, new Set()));
  return calls.flatMap((call) => {
    const [title, ...others] = argumentsOf(call);
    const text = title && wordsOf(title);
    if (!/^(?:test|it|only)$/.test(lastName(call["callee"])) || text === undefined) return [];
    return [{ title: text, visits: [...hooked, ...others.flatMap((each) => visitsIn(each, module, open, new Set()))] }];
  });
}

function visitsIn(
  within: Node,
  module: Module,
  open: (path: string) => Module,
  seen: Set<Node>,
): (string | undefined)[] {
  if (seen.has(within)) return [];
  seen.add(within);
  return nodesOf(within).flatMap((node) => {
    if (node.type === "CallExpression") {
      const visits = visitsOfCall(node, module);
      // A helper that is given a kit path opens that one, whatever else it could.
      if (visits.some((path) => path?.startsWith("/_kit") === true)) seen.add(node["callee"] as Node);
      return visits;
    }
    if (node.type !== "Identifier" || seen.has(node)) return [];
    const name = String(node["value"]);
    const local = module.names.get(name);
    if (local !== undefined) return visitsIn(local, module, open, seen);
    const imported = module.imports.get(name);
    if (imported === undefined) return [];
    const other = open(imported.from);
    const found = other.names.get(imported.name);
    return found === undefined ? [] : visitsIn(found, other, open, seen);
  });
}

function visitsOfCall(call: Node, module: Module): (string | undefined)[] {
  const texts = argumentsOf(call).map((each) => textOf(each, module));
  const kit = texts.find((text) => text?.startsWith("/_kit") === true);
  if (kit !== undefined) return [kit];
  const callee = call["callee"] as Node;
  if (callee.type === "Identifier" && callee["value"] === "fetch") return [undefined];
  if (callee.type !== "MemberExpression") return [];
  const name = lastName(callee);
  const isVisit = name === "goto" || (requesting.has(name) && lastName(callee["object"]) === "request");
  return isVisit ? [texts[0]] : [];
}

/** The text that an expression begins with, where the source says it. */
function textOf(node: Node | undefined, module: Module): string | undefined {
  if (node === undefined) return undefined;
  if (node.type === "StringLiteral") return String(node["value"]);
  if (node.type === "Identifier") {
    const declared = module.names.get(String(node["value"]));
    return declared?.type === "Identifier" ? undefined : textOf(declared, module);
  }
  if (node.type === "CallExpression") return lastName(node["callee"]) === "kit" ? "/_kit" : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  const words = wordsOf(node);
  return words?.startsWith("…") ? textOf((node["expressions"] as readonly Node[])[0], module) : words;
}

/** A text as the source has it, with dots for what is put in. */
function wordsOf(node: Node): string | undefined {
  if (node.type === "StringLiteral") return String(node["value"]);
  if (node.type !== "TemplateLiteral") return undefined;
  return (node["quasis"] as readonly { readonly raw: string }[]).map(({ raw }) => raw).join("…");
}

function lastName(node: unknown): string {
  const { type, value, property } = (node ?? {}) as Node;
  if (type === "Identifier") return String(value);
  return type === "MemberExpression" ? lastName(property) : "";
}

function argumentsOf(call: Node): Node[] {
  return ((call["arguments"] ?? []) as readonly { readonly expression: Node }[]).map(({ expression }) => expression);
}

function readModule(root: string, path: string): Module {
  const source = readFileSync(join(root, path), "utf8");
  const body = parseSync(source, { syntax: "typescript", tsx: path.endsWith("x") }) as unknown as Node;
  const names = new Map<string, Node>();
  const imports = new Map<string, { from: string; name: string }>();
  for (const statement of body["body"] as readonly Node[]) {
    if (statement.type === "ImportDeclaration") {
      const { value } = statement["source"] as { readonly value: string };
      if (!value.startsWith(".")) continue;
      for (const each of statement["specifiers"] as readonly Node[]) {
        const local = lastName(each["local"]);
        imports.set(local, { from: join(dirname(path), value), name: lastName(each["imported"]) || local });
      }
      continue;
    }
    const declaration = (statement["declaration"] ?? statement) as Node;
    if (declaration.type === "FunctionDeclaration")
      names.set(lastName(declaration["identifier"]), declaration["body"] as Node);
    for (const each of (declaration["declarations"] ?? []) as readonly Node[])
      if (each["init"]) names.set(lastName(each["id"]), each["init"] as Node);
  }
  return { path, body, names, imports };
}

/** A node and all below it, outermost first. */
function nodesOf(node: unknown): Node[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(nodesOf);
  const below = Object.values(node).flatMap(nodesOf);
  return "type" in node ? [node as Node, ...below] : below;
}
