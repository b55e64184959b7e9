import { type LoadAnswer, LoadBrowser } from "@capstan/features/test-kit/server";
import { urls } from "@capstan/features/urls";
import { setTimeout as pause } from "node:timers/promises";

export interface BrowserOptions {
  readonly userId: string;
  readonly password: string;
  readonly ports: readonly number[];
  readonly origin: string;
}

export type Answer = LoadAnswer & { readonly isKnown: true };

const retryMs = 50;

/** A browser whose user signs in, and again where the store has forgotten it, and who sends a call again until it is known how it went. */
export class SignedInBrowser extends LoadBrowser {
  unanswered = 0;
  signIns = 0;
  readonly #options: BrowserOptions;

  constructor(options: BrowserOptions) {
    super(options.ports, options.origin);
    this.#options = options;
  }

  async signIn(): Promise<void> {
    const { userId, password } = this.#options;
    this.signIns += 1;
    for (;;) {
      const answer = await this.post(urls.signIn(), { userName: `${userId}@works.example`, password });
      if (answer.isKnown && answer.status !== 429) return;
      await pause(retryMs);
    }
  }

  async known(call: () => Promise<LoadAnswer>): Promise<Answer> {
    for (;;) {
      const answer = await call();
      if (answer.isKnown && isSignedOut(answer)) {
        await this.signIn();
        continue;
      }
      if (answer.isKnown && answer.status !== 429) return answer;
      this.unanswered += 1;
      await pause(retryMs);
    }
  }
}

function isSignedOut({ status, location }: Answer): boolean {
  return status === 401 || location.startsWith(urls.signIn());
}

/** The value of a form's hidden field; undefined where the page has none. */
export function hiddenField(page: string, name: string): string | undefined {
  const found = new RegExp(`name="${name}" value="(?<value>[^"]*)"`).exec(page)?.groups?.["value"];
  return found
    ?.replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
