import { violation, type Violation } from "./violation.ts";

const features = "packages/features";

export const codeViolations: readonly Violation[] = [
  violation(
    "no-process-env",
    "oxlint",
    `${features}/catalog/bad-env.server.ts`,
    `export const port = process.env["PORT"];`,
  ),
  violation("ambient-clock", "oxlint", `${features}/catalog/bad-now.ts`, `export const now = () => Date.now();`),
  violation("ambient-clock", "oxlint", `${features}/catalog/bad-today.ts`, `export const today = () => new Date();`),
  violation(
    "ambient-clock",
    "oxlint",
    `${features}/catalog/bad-random.server.ts`,
    `export const dice = () => Math.random();`,
  ),
  violation(
    "ambient-clock",
    "oxlint",
    `${features}/catalog/ui/bad-timer.tsx`,
    `export const since = () => performance.now();`,
  ),
  violation("ambient-clock", "oxlint", "packages/platform/bad-now.ts", `export const now = () => new Date();`),
  violation(
    "thrown-refusal",
    "oxlint",
    `${features}/catalog/bad-throw.server.ts`,
    `export function no(): never {\n  throw new Error("discontinued");\n}`,
  ),
  violation(
    "no-explicit-any",
    "oxlint",
    "packages/platform/bad-any.ts",
    `export const loose = (value: any): unknown => value;`,
  ),
  violation(
    "no-default-export",
    "oxlint",
    `${features}/catalog/ui/bad-default.tsx`,
    `export default function Card() {\n  return null;\n}`,
  ),
  violation(
    "no-console",
    "oxlint",
    `${features}/catalog/bad-console.ts`,
    `export const say = () => console.log("hello");`,
  ),
  violation(
    "max-lines",
    "oxlint",
    `${features}/catalog/bad-long.ts`,
    "export const one = 1;\n".replaceAll("one", "x") + "// line\n".repeat(300),
  ),
  violation("filename-case", "oxlint", `${features}/catalog/badName.ts`, `export const name = 1;`),
  violation("file-name", "walls", `${features}/catalog/ui/BadStyle.css`, `.item-card { display: block; }`),
  violation("spelled-path", "oxlint", `${features}/catalog/bad-path.ts`, `export const cart = "/cart";`),
  violation(
    "spelled-path",
    "oxlint",
    `${features}/catalog/ui/bad-link.tsx`,
    "export const Link = ({ sku }: { sku: string }) => <a href={`/product/${sku}`}>Item</a>;",
  ),
  violation("spelled-path", "oxlint", "apps/web/bad-path.ts", `export const search = "/search?searchBar=true";`),
  violation(
    "raw-colour",
    "oxlint",
    `${features}/catalog/ui/bad-colour.tsx`,
    `export const Dot = () => <i className="bg-[#c2410c]" />;`,
  ),
  violation(
    "raw-colour",
    "oxlint",
    "packages/ui/bad/bad-fill.tsx",
    `export const Dot = () => <circle fill="rgb(16 24 32)" />;`,
  ),
  violation("raw-colour-in-css", "walls", "packages/ui/bad/bad.css:1", "", {
    "packages/ui/bad/bad.css": `.bad { color: #fff; }`,
  }),
  violation("looking-inside", "walls", "packages/ui/bad/inside.css:1", "", {
    "packages/ui/bad/inside.css": `.bad:has(:checked) { color: var(--ink); }`,
    "packages/ui/bad/inside-unscripted.css": `.bad:has(:checked) { color: var(--ink); }`,
  }),
  violation("private-parts", "walls", `${features}/catalog/bad-router.ts:1`, "", {
    [`${features}/catalog/bad-router.ts`]: `export { UNSAFE_FrameworkContext } from "react-router";`,
  }),
  violation(
    "inline-style",
    "oxlint",
    "packages/ui/bad/bad-style.tsx",
    `export const Box = () => <div style={{ width: 10 }} />;`,
  ),
  violation("unexplained-exception", "walls", `${features}/catalog/bad-exception.ts:1`, "", {
    [`${features}/catalog/bad-exception.ts`]: [
      "//",
      "oxlint-disable-next-line no-console\nexport const quiet = 1;",
    ].join(" "),
  }),
];
