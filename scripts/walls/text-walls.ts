import { matchingLines, type Wall } from "./wall.ts";

const textFile =
  /\.(?:tsx?|mjs|cjs|js|css|json|md|sql|sh|ya?ml|html|svg|toml|xml|txt)$|(?:^|\/)(?:\.[a-z]+rc|\.gitignore)$/;

export const rawColourInCss: Wall = {
  name: "raw-colour-in-css",
  find: (project) =>
    project.looked
      .filter((file) => /^(?:packages\/(?:features|ui)|apps\/web)\/.+\.css$/.test(file))
      .filter((file) => !file.startsWith("packages/ui/tokens/"))
      .flatMap((file) =>
        matchingLines(
          project,
          file,
          /(?<=[:,(\s])(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=[\s;,)!]|$)|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from var))/i,
          "a colour outside the tokens; name one of packages/ui/tokens/tokens.css",
        ),
      ),
};

/** Where a sheet looks into an element, the browser asks it anew at everything that comes and goes inside: at each letter. */
export const lookingInside: Wall = {
  name: "looking-inside",
  find: (project) =>
    project.looked
      // A rule for those without script is none for the others.
      .filter((file) => /^(?:packages|apps)\/.+\.css$/.test(file) && !file.endsWith("-unscripted.css"))
      .flatMap((file) =>
        matchingLines(project, file, /:has\(/, "say it by a class or an attribute, or mark the root (ui/root-mark)"),
      ),
};

// Not in a Dockerfile, though: an image's own folders are the same on every machine, and so is its user node.
export const machinePath: Wall = {
  name: "machine-path",
  find: (project) =>
    project.looked
      .filter((file) => textFile.test(file))
      .flatMap((file) =>
        matchingLines(
          project,
          file,
          /(?<![\w.\-/*}])\/(?:work(?:\/[\w.-]|(?=["'`\s]))|(?:root|Users)\/[\w.-]|home\/(?!node\b)[\w.-]{2})|\b[A-Z]:\\Users\\/,
          "a path of one machine",
        ),
      ),
};

export const registryHost: Wall = {
  name: "registry-host",
  find: (project) =>
    project.files
      .filter((file) => /(?:^|\/)package-lock\.json$|(?:^|\/)\.npmrc$/.test(file))
      .flatMap((file) =>
        matchingLines(
          project,
          file,
          /"resolved":\s*"(?:git\+)?https?:[^"]*|^\s*(?:@[\w-]+:)?registry\s*=.*/,
          "a registry's host; .npmrc keeps it out of the lock file (omit-lockfile-registry-resolved)",
        ),
      ),
};

export const unexplainedException: Wall = {
  name: "unexplained-exception",
  find: (project) =>
    project.looked
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        matchingLines(
          project,
          file,
          /(?:\/\/|\/\*)\s*(?:oxlint|eslint)-disable(?!.*\s--\s\S)|(?:\/\/|\/\*)\s*@ts-(?:ignore|nocheck|expect-error)\s*(?:\*\/)?$/,
          "an exception says why, after two dashes; a @ts-expect-error says why after it",
        ),
      ),
};

/** A new version may change them without a word: they stand in one folder, whose tests say what is relied on. */
export const privateParts: Wall = {
  name: "private-parts",
  find: (project) =>
    project.looked
      .filter(
        (file) => /^(?:packages|apps)\/.+\.tsx?$/.test(file) && !file.startsWith("apps/web/ssr/router-internals/"),
      )
      .flatMap((file) =>
        matchingLines(
          project,
          file,
          /\bUNSAFE_\w+|\bunstable_\w+|__reactRouter\w+/,
          "a private part of React Router; use it in apps/web/ssr/router-internals, with a test",
        ),
      ),
};
