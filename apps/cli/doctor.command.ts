import { type Command, exitCode, parseCommandArgs } from "./command.ts";
import { loadDemo } from "./demo/load-demo.ts";
import { checkConnections } from "./doctor/connections.ts";
import { checkEngines } from "./doctor/engines.ts";
import { environmentFindings } from "./doctor/environment.ts";
import { type Finding, formatFinding } from "./doctor/finding.ts";
import { checkSchema } from "./doctor/schema.ts";
import { checkSecrets } from "./doctor/secrets.ts";
import { checkSearchIndex } from "./doctor/search-index.ts";
import { explainFailure } from "./explain-failure.ts";

export const doctorCommand: Command = {
  name: "doctor",
  summary: "say what this deployment reaches, what it misses, and what to do about it",
  usage: `usage: capstan doctor

  Looks at the environment of web and worker, at the engines, the schema, the search index and the connections to
  PostgreSQL. Changes nothing. Prints no password. Give it the environment that web and worker have.

  exit code: 0 nothing failed (there may be warnings), 1 something did`,
  run: async (args, { env, print }) => {
    parseCommandArgs({ args: [...args], options: {} });
    const findings: Finding[] = [];
    const add = (...more: readonly Finding[]) => {
      findings.push(...more);
      for (const finding of more) print(formatFinding(finding));
    };
    add({ level: "ok", subject: "node", text: process.versions.node });
    const environment = environmentFindings(env, "set them: docs/configuration.md");
    add(...environment);
    add(...(await checkEngines(env)));
    // The rest needs addresses and engines; a second complaint about the same thing would only hide the first.
    if (findings.every(({ level }) => level !== "fail")) {
      const schema = await checkSchema(env["DATABASE_URL"], "capstan migrate");
      add(schema);
      if (schema.level !== "fail") {
        add(await orFailure("index", async () => checkSearchIndex(env)));
        add(await orFailure("secrets", async () => checkSecrets(env)));
        add(await orFailure("connections", async () => checkConnections(env)));
      }
    }
    add({ level: "ok", subject: "demo", text: (await loadDemo()) ? "installed" : "not installed" });
    return findings.some(({ level }) => level === "fail") ? exitCode.attention : exitCode.done;
  },
};

/** A check that cannot look is a finding too, and the others go on. */
async function orFailure(subject: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return { level: "fail", subject, text: explainFailure(error).text, todo: "see to it and run this again" };
  }
}
