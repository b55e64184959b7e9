import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { bug } from "./bug.ts";

/** Keeps secrets that the store has to read again, such as those of companies' identity providers. */
export interface SecretBox {
  /** `context` says whose secret it is: moved to another place, it can't be read. */
  seal(secret: string, context: string): string;
  /** Undefined where it was sealed by a key that is not there any more, for something else, or changed. */
  open(sealed: string, context: string): string | undefined;
  /** Sealed, and by the newest key. */
  isCurrent(text: string): boolean;
}

export const secretKeyBytes = 32;

/** AES-256-GCM. The first key seals, and each of them opens: a new one is put before the old. */
export function createSecretBox(keys: readonly Buffer[]): SecretBox {
  const [first] = keys;
  if (!first) bug("a secret box needs a key");
  return {
    seal: (secret, context) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", first, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([iv, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `v1.${keyName(first)}.${sealed.toString("base64url")}`;
    },
    open: (sealed, context) => {
      const [version, name, text = ""] = sealed.split(".");
      const key = keys.find((each) => keyName(each) === name);
      return version === "v1" && key ? opened(key, Buffer.from(text, "base64url"), context) : undefined;
    },
    isCurrent: (text) => text.startsWith(`v1.${keyName(first)}.`),
  };
}

function opened(key: Buffer, bytes: Buffer, context: string): string | undefined {
  if (bytes.length < 28) return undefined;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), { authTagLength: 16 })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** Tells keys apart without telling anything of them. */
function keyName(key: Buffer): string {
  return createHash("sha256").update("name:").update(key).digest("hex").slice(0, 8);
}
