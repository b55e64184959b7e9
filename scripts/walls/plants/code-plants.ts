import { plant, type Plant } from "./plant.ts";

const features = "packages/features";

export const codePlants: readonly Plant[] = [
  plant(
    "no-process-env",
    "oxlint",
    `${features}/catalog/bad-env.server.ts`,
    `export const port = process.env["PORT"];`,
  ),
  plant("ambient-clock", "oxlint", `${features}/catalog/bad-now.ts`, `export const now = () => Date.now();`),
  plant("ambient-clock", "oxlint", `${features}/catalog/bad-today.ts`, `export const today = () => new Date();`),
  plant(
    "ambient-clock",
    "oxlint",
    `${features}/catalog/bad-random.server.ts`,
    `export const dice = () => Math.random();`,
  ),
  plant(
    "ambient-clock",
    "oxlint",
    `${features}/catalog/ui/bad-timer.tsx`,
    `export const since = () => performance.now();`,
  ),
  plant("ambient-clock", "oxlint", "packages/platform/bad-now.ts", `export const now = () => new Date();`),
  plant(
    "thrown-refusal",
    "oxlint",
    `${features}/catalog/bad-throw.server.ts`,
    `export function no(): never {\n  throw new Error("discontinued");\n}`,
  ),
  plant(
    "no-explicit-any",
    "oxlint",
    "packages/platform/bad-any.ts",
    `export const loose = (value: any): unknown => value;`,
  ),
  plant(
    "no-default-export",
    "oxlint",
    `${features}/catalog/ui/bad-default.tsx`,
    `export default function Card() {\n  return null;\n}`,
  ),
  plant("no-console", "oxlint", `${features}/catalog/bad-console.ts`, `export const say = () => console.log("hello");`),
  plant(
    "max-lines",
    "oxlint",
    `${features}/catalog/bad-long.ts`,
    "export const one = 1;\n".replaceAll("one", "x") + "// line\n".repeat(300),
  ),
  plant("filename-case", "oxlint", `${features}/catalog/badName.ts`, `export const name = 1;`),
  plant("file-name", "walls", `${features}/catalog/ui/BadStyle.css`, `.item-card { display: block; }`),
  plant("spelled-path", "oxlint", `${features}/catalog/bad-path.ts`, `export const cart = "/cart";`),
  plant(
    "spelled-path",
    "oxlint",
    `${features}/catalog/ui/bad-link.tsx`,
    "export const Link = ({ sku }: { sku: string }) => <a href={`/product/${sku}`}>Item</a>;",
  ),
  plant("spelled-path", "oxlint", "apps/web/bad-path.ts", `export const search = "/search?searchBar=true";`),
  plant(
    "raw-colour",
    "oxlint",
    `${features}/catalog/ui/bad-colour.tsx`,
    `export const Dot = () => <i className="bg-[#c2410c]" />;`,
  ),
  plant(
    "raw-colour",
    "oxlint",
    "packages/ui/bad/bad-fill.tsx",
    `export const Dot = () => <circle fill="rgb(16 24 32)" />;`,
  ),
  plant("raw-colour-in-css", "walls", "packages/ui/bad/bad.css:1", "", {
    "packages/ui/bad/bad.css": `.bad { color: #fff; }`,
  }),
  plant("looking-inside", "walls", "packages/ui/bad/inside.css:1", "", {
    "packages/ui/bad/inside.css": `.bad:has(:checked) { color: var(--ink); }`,
    "packages/ui/bad/inside-unscripted.css": `.bad:has(:checked) { color: var(--ink); }`,
  }),
  plant("private-parts", "walls", `${features}/catalog/bad-router.ts:1`, "", {
    [`${features}/catalog/bad-router.ts`]: `export { UNSAFE_FrameworkContext } from "react-router";`,
  }),
  plant(
    "inline-style",
    "oxlint",
    "packages/ui/bad/bad-style.tsx",
    `export const Box = () => <div style={{ width: 10 }} />;`,
  ),
  plant("unexplained-exception", "walls", `${features}/catalog/bad-exception.ts:1`, "", {
    [`${features}/catalog/bad-exception.ts`]: [
      "//",
      "oxlint-disable-next-line no-console\nexport const quiet = 1;",
    ].join(" "),
  }),
];
