import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { findFreePort } from "../../scripts/engines/free-ports.ts";
import { explainFailure } from "./explain-failure.ts";
import { runCapstan } from "./run-capstan.ts";

async function call(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [out, errors]: [string[], string[]] = [[], []];
  const context = {
    env,
    print: (line: string) => out.push(line),
    printError: (line: string) => errors.push(line),
    progress: { write: () => true },
    input: async () => "",
  };
  const code = await runCapstan(args, context);
  return { code, out: out.join("\n"), errors: errors.join("\n") };
}

const names = ["migrate", "import", "search rebuild", "search rejected", "demo", "doctor"];
const silent = `127.0.0.1:${await findFreePort()}`;
const nowhere = {
  DATABASE_URL: `postgres://u:secret@${silent}/d`,
  REDIS_URL: `redis://${silent}`,
  OPENSEARCH_URL: `http://${silent}`,
};

test.each([["--help"], ["-h"], ["help"]])("%s lists every command and the exit codes", async (flag) => {
  const { code, out } = await call([flag]);
  expect(code).toBe(0);
  for (const name of [...names, "exit code: 0"]) expect(out).toContain(name);
});

test.each(names)("capstan %s --help tells its usage and exit codes, and does nothing", async (name) => {
  const { code, out } = await call([...name.split(" "), "--help"]);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^usage: capstan ${name}[^]*exit code: 0`));
});

test.each([[[]], [["nonsense"]], [["search"]], [["migrate", "--nonsense"]], [["import", "toys", "a.csv"]]])(
  "a wrong call %j ends with 2 and shows how it is called",
  async (args) => {
    const { code, errors } = await call(args, nowhere);
    expect(code).toBe(2);
    expect(errors).toContain("usage: capstan");
  },
);

test.each([
  ["migrate", "missing: DATABASE_URL"],
  ["search rebuild", "missing: DATABASE_URL, OPENSEARCH_URL"],
])("capstan %s without its environment ends with 2 and names what is missing", async (name, missing) => {
  const { code, errors } = await call(name.split(" "));
  expect(code).toBe(2);
  expect(errors).toContain(missing);
  expect(errors).not.toContain("    at ");
});

test("an engine that does not answer ends a command with 3, its name and no stack", async () => {
  const { code, errors } = await call(["search", "rebuild"], nowhere);
  expect(code).toBe(3);
  expect(errors).toMatch(/^EngineUnavailable: postgresql is not available/);
  expect(errors).not.toMatch(/ {4}at |secret/);
});

test("the stack is there for whoever asks for it", async () => {
  const { errors } = await call(["search", "rebuild"], { ...nowhere, LOG_LEVEL: "debug" });
  expect(errors).toContain("    at ");
});

test("the doctor ends with 1 where engines are missing, and prints no password", async () => {
  const { code, out } = await call(["doctor"], nowhere);
  expect(code).toBe(1);
  expect(out.match(/^fail {2}(?:postgres|redis|opensearch) .*nothing listens/gm)).toHaveLength(3);
  expect(out).not.toContain("secret");
});

test("several refused addresses of one name are told with their reasons", () => {
  const refused = (at: string) => Object.assign(new Error(`connect ECONNREFUSED ${at}`), { code: "ECONNREFUSED" });
  expect(explainFailure(new AggregateError([refused("::1:5432"), refused("127.0.0.1:5432")]))).toEqual({
    code: 3,
    text: "EngineUnavailable: connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432",
  });
});

test("where the demo company is not installed it is not there to load", async () => {
  const folder = await mkdtemp(join(tmpdir(), "capstan-no-demo-"));
  try {
    const copy = join(folder, "load-demo.ts");
    await copyFile(join(import.meta.dirname, "demo/load-demo.ts"), copy);
    const { loadDemo } = (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as {
      loadDemo: () => Promise<unknown>;
    };
    expect(await loadDemo()).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true });
  }
});
