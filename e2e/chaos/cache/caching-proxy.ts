import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "../../../scripts/engines/run.ts";

/** Debian keeps it off the path of ordinary users. */
export const findNginx = async () => findProgram(["nginx"], ["/usr/sbin"]);

/**
 * nginx in front of the store, which keeps whatever the store's headers allow and knows nothing of its cookies: it honours
 * `Cache-Control`, `Expires`, `Set-Cookie` and `Vary`, as it does by itself.
 */
export async function startCachingProxy(nginx: string, port: number, storePort: number): Promise<AsyncDisposable> {
  const dir = await mkdtemp(join(await realpath(tmpdir()), "capstan-nginx-"));
  const file = join(dir, "nginx.conf");
  await writeFile(file, config(dir, port, storePort));
  const child = spawn(nginx, ["-c", file, "-p", dir, "-e", join(dir, "error.log")], { stdio: "inherit" });
  const ended = once(child, "exit");
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await pause(50);
  }
  return {
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(dir, { recursive: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  try {
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function config(dir: string, port: number, storePort: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
daemon off;
master_process off;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join("\n  ")}
  proxy_cache_path ${dir}/cache levels=1:2 keys_zone=store:10m max_size=200m;
  upstream store { server 127.0.0.1:${storePort}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://store;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_cache store;
      proxy_cache_key $request_uri;
      proxy_cache_revalidate on;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`;
}
