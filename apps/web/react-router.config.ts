import type { Config } from "@react-router/dev/config";

export default { appDirectory: "ssr", ssr: true } satisfies Config;
