/**
 * A Vite plugin: builds take lucide's shapes and our own maker of icons, under the same `import { X } from "lucide-react"`.
 * The development server keeps lucide's maker, because it bundles the package beforehand.
 */
export function leanIcons() {
  const maker = JSON.stringify(`${import.meta.dirname}/create-icon.ts`);
  return {
    name: "lean-icons",
    apply: "build" as const,
    enforce: "pre" as const,
    config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
    load: (id: string) =>
      /lucide-react[\\/].*[\\/]createLucideIcon\.mjs$/.test(id)
        ? `export { createIcon as default } from ${maker};`
        : undefined,
    transform: (code: string, id: string) =>
      /lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.mjs$/.test(id) ? { code: leanIconData(code), map: null } : undefined,
  };
}

/** The keys of shapes and the like are of no use to our maker, and being random they hardly compress. */
export function leanIconData(code: string): string {
  return code
    .replaceAll(/, key: "\w+" \}/g, " }")
    .replace(/^ {2}size: \d+,$/m, "")
    .replace(/,\s+aliases: \[[^\]]*\]/, "")
    .replace(/^__iconData\.node;$/m, "");
}
