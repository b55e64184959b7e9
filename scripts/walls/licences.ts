import type { Wall } from "./wall.ts";

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly license?: string; readonly dev?: boolean; readonly link?: boolean }>
  >;
}

const refused = /\bA?GPL\b|\bSSPL|\bBUSL|\bUNLICENSED\b|SEE LICEN[CS]E/i;

/** What the store ships stands under licences that ask nothing of the operator's own code. */
export const licences: Wall = {
  name: "licence",
  find: (project) => {
    if (!project.files.includes("package-lock.json")) return [];
    const { packages }: LockFile = JSON.parse(project.read("package-lock.json"));
    return Object.entries(packages)
      .filter(([path, entry]) => path.includes("node_modules/") && !entry.dev && !entry.link)
      .flatMap(([path, { license }]) => {
        const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
        if (license === undefined) return [{ file: "package-lock.json", message: `${name} states no licence` }];
        // "MIT OR GPL-3.0" leaves the choice to us.
        const choices = license.replaceAll(/[()]/g, "").split(/\s+OR\s+/i);
        if (!choices.every((choice) => refused.test(choice))) return [];
        return [{ file: "package-lock.json", message: `${name} stands under ${license}` }];
      });
  },
};
