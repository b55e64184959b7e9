export { probeOpensearch } from "./probes/opensearch.ts";
export { ensureDatabase, probePostgres } from "./probes/postgres.ts";
export { probeRedis } from "./probes/redis.ts";
export type { Sighting } from "./probes/sighting.ts";
