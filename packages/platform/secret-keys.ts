import { z } from "zod";
import { secretKeyBytes } from "./secret-box.ts";

/** As an environment variable has them: comma-separated, the newest first, each 32 bytes in base64. */
export const secretKeys = z.string().transform((text, context) => {
  const parts = text.split(",").flatMap((part) => part.trim() || []);
  const keys = parts.map((part) => Buffer.from(part, "base64"));
  if (keys.every(({ length }) => length === secretKeyBytes)) return keys;
  context.addIssue("each key is 32 bytes in base64: `openssl rand -base64 32`");
  return z.NEVER;
});
