import { createHash } from "node:crypto";

export interface BreachedPasswords {
  /** Whether the password is known from a breach; false where nobody can say. */
  has(password: string): Promise<boolean>;
}

interface RangeOptions {
  /** An address that answers as `https://api.pwnedpasswords.com/range` does; undefined: nobody is asked. */
  readonly rangeUrl: string | undefined;
  readonly log: { warn(details: object, message: string): void };
}

const timeoutMs = 1_500;
const maxBytes = 1_000_000;

/** Only the first five digits of the password's hash leave the store: k-anonymity, about a thousand passwords share them. */
export function breachedPasswords({ rangeUrl, log }: RangeOptions): BreachedPasswords {
  if (rangeUrl === undefined) return { has: async () => false };
  return {
    has: async (password) => {
      const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
      try {
        const range = await fetchRange(`${rangeUrl.replace(/\/$/, "")}/${digest.slice(0, 5)}`);
        return includesSuffix(range, digest.slice(5));
      } catch (error) {
        log.warn({ err: error }, "breached passwords can't be asked for, only the offline check was made");
        return false;
      }
    },
  };
}

async function fetchRange(url: string): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  // Padding hides from whoever counts bytes which range it was.
  const answer = await fetch(url, { signal, headers: { "add-padding": "true" }, redirect: "error" });
  if (!answer.ok) return Promise.reject(new Error(`status ${answer.status}`));
  let [text, decoder] = ["", new TextDecoder()];
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > maxBytes) return Promise.reject(new Error("the answer is too long"));
  }
  return text;
}

/** Lines are `suffix:count`; those with a count of 0 are padding. */
function includesSuffix(range: string, suffix: string): boolean {
  return range.split(/\r?\n/).some((line) => {
    const [known, count] = line.split(":");
    return known?.trim().toUpperCase() === suffix && Number(count) > 0;
  });
}
