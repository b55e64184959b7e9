import type { Sighting } from "../../apps/cli/probes.ts";

export const engineNames = ["postgres", "redis", "opensearch"] as const;
export type EngineName = (typeof engineNames)[number];

/** Prints one line of progress. */
export type Say = (line: string) => void;

export type Engine = {
  name: EngineName;
  variable: "DATABASE_URL" | "REDIS_URL" | "OPENSEARCH_URL";
  /** Everything of the instance that we run; its path in a command line is how we know our own process. */
  dir: string;
  gentleSignal: NodeJS.Signals;
  port: number;
  /** On another machine: to be used or complained about, never to be started. */
  isElsewhere: boolean;
  probe: () => Promise<Sighting>;
  isInstalled: () => Promise<boolean>;
  /** Starts the processes, which outlive us; does not wait for an answer. */
  launch: (say: Say) => Promise<void>;
  /** Makes ready what the store expects to be there, once the engine answers. */
  prepare: (url: string) => Promise<string>;
  debianPackages: () => Promise<string[]>;
  /** Opens a service that Debian started by itself after the installation. */
  afterDebianInstall: () => Promise<void>;
  advice: string;
};
