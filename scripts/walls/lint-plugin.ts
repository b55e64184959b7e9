// Walls that no rule of oxlint holds, as a plugin of oxlint: an editor shows them too, and an exception is an
// `oxlint-disable-next-line capstan/… -- why`. Which files each one guards stands in .oxlintrc.json.

interface Context {
  report(problem: { node: unknown; message: string }): void;
}

interface Ban {
  readonly message: string;
  readonly selectors: readonly string[];
}

const colour = String.raw`(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\()`;
// A colour is the whole text, or stands where a declaration or a utility's bracket puts one: "Branch #1234" is none.
const colourText = String.raw`/(?:^\s*|[:\[]\s*|\b(?:solid|dashed|dotted)[ _])${colour}/i`;
// A file that the build or the public folder serves is no page and no endpoint.
const pathText = String.raw`/^\/[a-z_](?!.*\.(?:svg|png|webp|ico|woff2|css|js|txt|webmanifest)(?:[?#]|$))/i`;

const bans: Readonly<Record<string, Ban>> = {
  "ambient-clock": {
    message: "The clock and the random source are arguments: take a Clock, or a value made at the edge.",
    selectors: [
      "CallExpression[callee.object.name='Date'][callee.property.name='now']",
      "CallExpression[callee.object.name='performance'][callee.property.name='now']",
      "CallExpression[callee.object.name='Math'][callee.property.name='random']",
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date']",
    ],
  },
  "thrown-refusal": {
    message: "An expected refusal is a value: return fail({ code }). A bug goes through an assertion helper.",
    selectors: ["ThrowStatement > NewExpression[callee.name=/Error$/]"],
  },
  "reply-in-feature": {
    message: "A route is parse, call, map: answer with a Result and let the platform's http kit reply.",
    selectors: ["CallExpression[callee.object.name='reply'][callee.property.name=/^(code|status|send|header)$/]"],
  },
  "sql-outside-store": {
    message: "SQL lives in *.store.server.ts.",
    selectors: [
      "CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/]",
      "TaggedTemplateExpression[tag.name='sql']",
    ],
  },
  "spelled-path": {
    message: "Paths are spelled once, in packages/features/url-table.ts: use urls.",
    selectors: [`Literal[value=${pathText}]`, `TemplateLiteral > TemplateElement:first-child[value.raw=${pathText}]`],
  },
  "route-file-name": {
    message: "A route file is named only by the route table, apps/web/ssr/routes.ts.",
    selectors: [String.raw`Literal[value=/\.route\.tsx$/]`],
  },
  "raw-colour": {
    message: "Colours come from the tokens (packages/ui/tokens).",
    selectors: [`Literal[value=${colourText}]`, `TemplateElement[value.raw=${colourText}]`],
  },
  "inline-style": {
    message: "No style attribute: the content security policy refuses it in server-rendered HTML. Use a class.",
    selectors: ["JSXAttribute[name.name='style']"],
  },
};

function ruleOf({ message, selectors }: Ban) {
  return {
    create: (context: Context) => {
      const refuse = (node: unknown) => context.report({ node, message });
      return Object.fromEntries(selectors.map((selector) => [selector, refuse]));
    },
  };
}

export const lintRules = Object.keys(bans);

// oxlint loads a plugin by its default export.
// oxlint-disable-next-line import/no-default-export -- see above
export default {
  meta: { name: "capstan" },
  rules: Object.fromEntries(Object.entries(bans).map(([name, ban]) => [name, ruleOf(ban)])),
};
