import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { variablesOf } from "./env-variables.ts";

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly environment?: Readonly<Record<string, string | null>>; readonly read_only?: boolean }>
  >;
}

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
const { services } = parse(read("deploy/compose.store.yaml"), { merge: true }) as Compose;
const dockerfile = read("deploy/Dockerfile");

/** What the image itself decides: a container has one place to listen, whatever port the machine publishes it on. */
const fixed = new Set(
  [...(/^ENV (?<pairs>.+)$/m.exec(dockerfile)?.groups?.["pairs"] ?? "").matchAll(/(\w+)=/g)].map(([, name]) => name),
);

const roles = {
  web: ["apps/web/env.ts"],
  worker: ["apps/worker/env.ts"],
  migrate: [],
  cli: ["apps/cli/env.ts", "apps/web/env.ts", "apps/worker/env.ts"],
};

test.each(Object.entries(roles))("every variable of %s reaches its container", (service, paths) => {
  const told = Object.keys(services[service]?.environment ?? {});
  const wanted = paths.flatMap((path) => [...variablesOf(path).keys()]).filter((name) => !fixed.has(name));
  expect(wanted.filter((name) => !told.includes(name))).toEqual([]);
  expect(told).toContain("DATABASE_URL");
});

test("no service is told of a variable that nobody reads", () => {
  const known = new Set(
    Object.values(roles).flatMap((paths) => paths.flatMap((path) => [...variablesOf(path).keys()])),
  );
  for (const { environment = {} } of Object.values(services))
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
});

test("every service of the store runs on a file system that it cannot write to", () => {
  expect(Object.entries(services).filter(([, service]) => service.read_only !== true)).toEqual([]);
});

test("the image's Node is the one that the checkout brings along", () => {
  const { devDependencies } = JSON.parse(read("package.json")) as { devDependencies: Record<string, string> };
  expect(dockerfile).toMatch(new RegExp(String.raw`^ARG NODE_IMAGE=node:${devDependencies["node"]}-slim$`, "m"));
});

test("the image is told of every workspace before it installs", () => {
  const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
  const lock = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { link?: boolean; resolved?: string }>;
  };
  const folders = Object.values(lock.packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
  expect(folders.length).toBeGreaterThan(workspaces.length);
  for (const folder of folders) expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/`);
});
