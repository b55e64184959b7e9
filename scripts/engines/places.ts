import { homedir } from "node:os";
import { join, resolve } from "node:path";

export const checkout = resolve(import.meta.dirname, "../..");
export const isRoot = process.getuid?.() === 0;

export type Places = { cache: string; data: string };

/** As root the engines run under another uid, which could not enter /root. */
export function choosePlaces(env: NodeJS.ProcessEnv, root: boolean, home: string): Places {
  const own = env["CAPSTAN_ENGINES_HOME"];
  if (own) return { cache: resolve(own, "cache"), data: resolve(own, "data") };
  if (root) return { cache: "/var/cache/capstan", data: "/var/lib/capstan" };
  return {
    cache: join(env["XDG_CACHE_HOME"] || join(home, ".cache"), "capstan"),
    data: join(env["XDG_DATA_HOME"] || join(home, ".local/share"), "capstan"),
  };
}

export const places = choosePlaces(process.env, isRoot, homedir());
