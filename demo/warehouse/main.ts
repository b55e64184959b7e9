/** `node demo/warehouse/main.ts`: packs, ships and delivers the demo's orders by the store's API. `npm run dev` starts it. */
import { readEnv } from "@capstan/platform/env";
import { z } from "zod";
import { Warehouse } from "./warehouse.ts";

const env = readEnv(
  z.object({
    PUBLIC_ORIGIN: z.url(),
    WAREHOUSE_CLIENT_ID: z.string().min(1),
    WAREHOUSE_CLIENT_SECRET: z.string().min(1),
    WAREHOUSE_STEP_SECONDS: z.coerce.number().positive().default(45),
  }),
  process.env,
);
const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort());
await new Warehouse({
  origin: env.PUBLIC_ORIGIN,
  clientId: env.WAREHOUSE_CLIENT_ID,
  clientSecret: env.WAREHOUSE_CLIENT_SECRET,
  stepMs: env.WAREHOUSE_STEP_SECONDS * 1_000,
  now: () => new Date(),
  say: (text) => console.log(`warehouse: ${text}`),
}).work(ending.signal);
