/** `capstan` as npm's scripts call it: in a checkout the engines' addresses are found, where nobody set them. */
import { loadEnginesEnv } from "./engines-env.ts";

loadEnginesEnv();
await import("../apps/cli/main.ts");
