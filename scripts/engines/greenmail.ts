import { tmpdir } from "node:os";
import { findFreePort } from "./free-ports.ts";
import { startJavaServer } from "./java-server.ts";
import { mavenJar } from "./maven-jar.ts";
import { type ReceivedMail, readInbox } from "./mail-inbox.ts";

const version = "2.1.13";

/** A mail server for tests: it takes mail for anybody, and lets the test read every inbox. */
export interface PrivateMail extends AsyncDisposable {
  readonly smtpUrl: string;
  readonly inboxUrl: string;
  inboxOf(address: string): Promise<readonly ReceivedMail[]>;
  /** It is killed; nothing answers any more. */
  stop(): Promise<void>;
}

interface MailOptions {
  readonly smtp?: number;
  readonly inbox?: number;
  /** It keeps all mails there: 128 MB hold some eight thousand of an order's. When they are full it takes no more. */
  readonly heapMb?: number;
}

export async function startPrivateMail(own: MailOptions = {}): Promise<PrivateMail> {
  const jar = await mavenJar({
    name: "greenmail",
    artifact: `com.icegreen:greenmail-standalone:${version}`,
    fileName: `greenmail-standalone-${version}.jar`,
  });
  const smtp = own.smtp ?? (await findFreePort());
  const inbox = own.inbox ?? (await findFreePort());
  const inboxUrl = `http://127.0.0.1:${inbox}`;
  const settings = {
    "smtp.hostname": "127.0.0.1",
    "smtp.port": smtp,
    "api.hostname": "127.0.0.1",
    "api.port": inbox,
    "auth.disabled": "",
  };
  const options = Object.entries(settings).map(([name, value]) => `-Dgreenmail.${name}=${value}`);
  const stop = await startJavaServer({
    name: "GreenMail",
    args: [`-Xmx${own.heapMb ?? 128}m`, ...options, "-jar", jar],
    cwd: tmpdir(),
    url: `${inboxUrl}/api/service/readiness`,
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    inboxUrl,
    inboxOf: async (address) => readInbox(inboxUrl, address),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
