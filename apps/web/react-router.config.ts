import type { Config } from "@react-router/dev/config";

/** The browser knows all routes from the start: a route that it had to ask for first could not be prefetched. */
export default { appDirectory: "ssr", ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
