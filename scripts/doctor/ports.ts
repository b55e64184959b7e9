import { isFree } from "../engines/free-ports.ts";
import type { Finding } from "../../apps/cli/doctor/finding.ts";

const wanted = [
  { variable: "PORT", usual: 3000 },
  { variable: "METRICS_PORT", usual: 9464 },
];

/** The ports on which the store will listen. */
export async function checkPorts(): Promise<Finding[]> {
  return await Promise.all(
    wanted.map(async ({ variable, usual }): Promise<Finding> => {
      const subject = "port";
      const port = Number(process.env[variable] ?? usual);
      if (await isFree(port)) return { level: "ok", subject, text: `${port} is free` };
      const todo = `stop what listens there unless it is the store, or set ${variable}`;
      return { level: "warn", subject, text: `${port} is taken`, todo };
    }),
  );
}
