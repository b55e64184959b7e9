import type { IForbiddenRuleType } from "dependency-cruiser";

// Which file may name which, from its path alone. What a file may reach through others is in runtime-reach.ts.

const test = String.raw`\.(test|e2e)\.tsx?$`;
const routeTest = String.raw`\.db\.test\.ts$`;
const testApp = String.raw`^apps/web/test-app\.ts$`;
const serverFile = String.raw`(\.server\.tsx?|^packages/features/[^/]+/server\.ts)$`;
const entryPoint = String.raw`^packages/features/[^/]+/(index|server)\.ts$`;
const typeOnly = ["type-only" as const];

/** Packages that talk to the world; naming one makes a file server code. */
export const ioPackages =
  "node_modules/(pg|kysely|graphile-worker|@redis/|@opensearch-project/|fastify|@fastify/|pino|prom-client|nodemailer|sharp|undici|aws4fetch)";

interface Wall {
  readonly name: string;
  readonly comment: string;
  readonly from: IForbiddenRuleType["from"];
  readonly to: Extract<IForbiddenRuleType, { to: { circular?: boolean } }>["to"];
}

const layers: readonly Wall[] = [
  {
    name: "ui-knows-no-store",
    comment: "The kit knows no store words: what it needs comes in as props.",
    from: { path: "^packages/ui/" },
    to: { path: "^(apps|packages/(features|platform))/" },
  },
  {
    name: "platform-knows-no-store",
    comment: "The platform serves any store: a feature's words come in as arguments.",
    from: { path: "^packages/platform/" },
    to: { path: "^(apps|packages/(features|ui))/" },
  },
  {
    name: "drawings-know-no-store",
    comment: "A drawing is made from attributes alone: it knows no store, no database and no page.",
    from: { path: "^drawings/" },
    to: { path: "^(apps|packages/(features|ui)|demo)/" },
  },
  {
    name: "features-know-no-app",
    comment: "Features are mounted by the apps, never the other way round.",
    from: { path: "^packages/features/", pathNot: routeTest },
    to: { path: "^apps/" },
  },
  {
    name: "route-tests-use-test-app",
    comment: "A slice's test starts the whole app by apps/web/test-app.ts, and knows nothing else of it.",
    from: { path: "^packages/features/" },
    to: { path: "^apps/", pathNot: testApp },
  },
  {
    name: "test-app-for-tests",
    comment: "The app on a test's engines is no part of the store.",
    from: { pathNot: test },
    to: { path: testApp },
  },
  {
    name: "demo-uses-entry-points",
    comment:
      "The demo company comes in through the features' and the platform's entry points, as a customer's data would.",
    from: { path: "^demo/" },
    to: { path: ["^apps/", "^packages/ui/"] },
  },
  {
    name: "store-without-demo",
    comment: "The store, its tests too, stands without the demo company and the drawings: an operator deletes both.",
    from: { path: "^(apps|packages)/" },
    to: { path: "^(demo|drawings)/" },
  },
  {
    name: "apps-stand-alone",
    comment:
      "The roles of one image share packages, not each other's files; the doctor reads their environments' rules.",
    from: { path: "^apps/([^/]+)/" },
    to: { path: "^apps/", pathNot: ["^apps/$1/", String.raw`^apps/(web|worker)/env(-warnings)?\.ts$`] },
  },
  {
    name: "environment-for-the-doctor",
    comment: "Only the operator's tool reads another role's environment.",
    from: { path: "^apps/(web|worker)/" },
    to: { path: "^apps/", pathNot: "^apps/$1/" },
  },
  {
    name: "packages-by-name",
    comment: "Another package is named (@capstan/…), so that its exports hold; a relative path goes round them.",
    from: { path: "^(apps|packages)/([^/]+)/", pathNot: test },
    to: { path: "^(apps|packages)/", pathNot: "^$1/$2/", dependencyTypes: ["local"] },
  },
  {
    name: "product-without-tools",
    comment: "Product code does not need the workshop to run.",
    from: { path: "^(apps|packages)/", pathNot: [test, "/test-kit/"] },
    to: { path: "^(scripts|bench|e2e)/" },
  },
  {
    name: "no-cycles",
    comment: "Two files that need each other are one file, or three.",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "imports-resolve",
    comment: "An import that leads nowhere hides from every other wall.",
    from: {},
    to: { couldNotResolve: true, pathNot: [String.raw`\?url$`, String.raw`^\./\+types/`, "^virtual:"] },
  },
];

const entryPoints: readonly Wall[] = [
  {
    name: "slice-entry-points",
    comment: "Another slice is entered by its entry points: index.ts, or server.ts for server code.",
    from: { path: "^packages/features/([^/]+)/" },
    to: { path: "^packages/features/[^/]+/", pathNot: ["^packages/features/$1/", entryPoint] },
  },
  {
    name: "slice-entry-points-from-outside",
    comment: "A slice is entered by its entry points: index.ts, or server.ts for server code.",
    from: { pathNot: "^packages/features/[^/]+/" },
    to: { path: "^packages/features/[^/]+/", pathNot: entryPoint },
  },
  {
    name: "route-files-unimported",
    comment: "A route file is named by the route table, apps/web/ssr/routes.ts, and imported by nobody.",
    from: {},
    to: { path: String.raw`\.route\.tsx$` },
  },
  {
    name: "server-entry-point-for-servers",
    comment: "server.ts and *.server.ts are for server code; others may take types from them.",
    from: { path: "^(packages/(features|ui)|apps/web/ssr)/", pathNot: [serverFile, test, "/test-kit/"] },
    to: { path: serverFile, dependencyTypesNot: typeOnly },
  },
  {
    name: "servers-use-server-entry-points",
    comment: "Node runs .ts only, and a slice's index.ts may lead to .tsx: server code enters by server.ts.",
    from: {
      path: [serverFile, "^(apps/(cli|worker)|demo)/", String.raw`^apps/web/(?!ssr/).+\.ts$`],
      pathNot: [test, String.raw`\.config\.ts$`],
    },
    to: { path: "^packages/features/[^/]+/index\\.ts$", dependencyTypesNot: typeOnly },
  },
];

const contents: readonly Wall[] = [
  {
    name: "pure-files-do-no-io",
    comment: "A file without .server in its name runs in browser and server alike.",
    from: {
      path: "^(packages/(features|ui)|drawings)/",
      pathNot: [serverFile, test, "/test-kit/", "^drawings/scripts/"],
    },
    to: { path: ["^node:", ioPackages], dependencyTypesNot: typeOnly },
  },
  {
    name: "pure-files-use-no-builtins",
    comment: "A file without .server in its name runs in browser and server alike.",
    from: {
      path: "^(packages/(features|ui)|drawings)/",
      pathNot: [serverFile, test, "/test-kit/", "^drawings/scripts/"],
    },
    to: { dependencyTypes: ["core"], dependencyTypesNot: typeOnly },
  },
  {
    name: "sql-in-stores",
    comment: "SQL lives in *.store.server.ts; a use case takes the store, or the type of a handle.",
    from: { path: "^packages/features/", pathNot: [String.raw`\.store\.server\.ts$`, test, "/test-kit/"] },
    to: { path: ["node_modules/(pg|kysely)/", String.raw`^packages/platform/db\.ts$`], dependencyTypesNot: typeOnly },
  },
  {
    name: "no-fastify-in-features",
    comment: "A route is parse, call, map: replying is the platform's business.",
    from: { path: "^packages/features/", pathNot: test },
    to: { path: "node_modules/(fastify|@fastify/)", dependencyTypesNot: typeOnly },
  },
];

/** A slice may name only those below it. */
function sliceOrder(lowToHigh: readonly string[]): Wall[] {
  return lowToHigh.slice(0, -1).map((slice, at) => ({
    name: "slice-order",
    comment: "packages/features/slices.json says which slice stands on which; an import goes downwards.",
    from: { path: `^packages/features/${slice}/` },
    to: { path: `^packages/features/(${lowToHigh.slice(at + 1).join("|")})/` },
  }));
}

export function boundaryRules(lowToHigh: readonly string[]): IForbiddenRuleType[] {
  return [...layers, ...entryPoints, ...contents, ...sliceOrder(lowToHigh)].map((wall) => ({
    ...wall,
    severity: "error",
  }));
}
