import { parseArgs } from "node:util";
import { type EngineName, engineNames } from "./types.ts";

const commands = ["up", "down", "status", "wipe"] as const;
type Command = (typeof commands)[number];

export type Options = {
  command: Command;
  only: EngineName[];
  ports: Partial<Record<EngineName, number>>;
  nodes: number;
  heap: string;
  envFile: string | undefined;
};

export const usage = `npm run engines -- up|down|status|wipe [options]

  up       use what listens, else start PostgreSQL, Redis and OpenSearch
  status   a table; exit code 1 when one is missing
  down     stop what \`up\` started, and nothing else
  wipe     down, and remove our data

  --only <engine>            postgres, redis or opensearch; may be repeated
  --postgres-port <port>     5432
  --redis-port <port>        6379
  --opensearch-port <port>   9200
  --nodes <1-9>              how many nodes OpenSearch has (1)
  --heap <size>              Java heap of each OpenSearch node (1g)
  --addresses <path>         where \`up\` writes the addresses (.engines/env)`;

/** Throws with a sentence for the person who typed. */
export function readOptions(args: string[]): Options {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: "string", multiple: true },
      "postgres-port": text,
      "redis-port": text,
      "opensearch-port": text,
      nodes: text,
      heap: text,
      addresses: text,
    },
  });
  const command = commands.find((name) => name === positionals[0]);
  if (!command || positionals.length > 1) throw new Error(`expected one of ${commands.join(", ")}`);
  const ports = engineNames.flatMap((name) => {
    const value = values[`${name}-port`];
    return value === undefined ? [] : [[name, wholeNumber(`--${name}-port`, value, 65_535)] as const];
  });
  return {
    command,
    only: values.only ? values.only.map(engineName) : [...engineNames],
    ports: Object.fromEntries(ports),
    nodes: wholeNumber("--nodes", values.nodes ?? "1", 9),
    heap: heapSize(values.heap ?? "1g"),
    envFile: values.addresses,
  };
}

function engineName(text: string): EngineName {
  const name = engineNames.find((known) => known === text);
  if (!name) throw new Error(`--only takes ${engineNames.join(", ")}, not ${text}`);
  return name;
}

function wholeNumber(option: string, text: string, largest: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > largest)
    throw new Error(`${option} takes a number from 1 to ${largest}, not ${text}`);
  return number;
}

function heapSize(text: string): string {
  if (!/^[1-9]\d*[mg]$/.test(text)) throw new Error(`--heap takes a size like 512m or 2g, not ${text}`);
  return text;
}
