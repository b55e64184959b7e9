import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * How this machine reaches its npm registry: its settings and its certificates. The build reads them while it installs;
 * the image has nothing of them.
 */
export function buildSecrets(env: NodeJS.ProcessEnv): Record<string, string> {
  const candidates = {
    npmrc: env["NPM_CONFIG_USERCONFIG"] ?? join(homedir(), ".npmrc"),
    ca: env["NODE_EXTRA_CA_CERTS"] ?? "",
  };
  return Object.fromEntries(Object.entries(candidates).filter(([, file]) => existsSync(file)));
}
