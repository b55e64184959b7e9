import { createTransport } from "nodemailer";
import { type OutgoingMail, sendMail } from "./mail.schema.ts";
import type { Mail } from "./mail.ts";
import { renderMail } from "./render-mail.server.ts";

export interface MailerOptions {
  /** `smtp://host:25`, `smtps://user:password@host`; `?requireTLS=true` refuses a server without TLS. */
  readonly smtpUrl: string;
  /** `orders@store.example` or `The Store <orders@store.example>`. */
  readonly from: string;
  /** As many as send at a time; others wait. */
  readonly maxConnections?: number;
}

export interface Mailer {
  /** Resolves once the server has taken it. */
  send(mail: OutgoingMail): Promise<void>;
  /** Sends at once what no table may hold. */
  sendNow(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Connections that are kept from mail to mail: to open one takes longer than to send on it. A mail that was under way
 * when one broke fails, and its job decides whether it is sent again.
 */
const connections = { pool: true, maxRequeues: 0, idleTimeout: 30_000 } as const;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMailer({ smtpUrl, from, maxConnections = 2 }: MailerOptions): Mailer {
  const transport = createTransport({
    ...connections,
    ...timeouts,
    maxConnections,
    url: smtpUrl,
    // A mail is made of what it says, never of files or addresses of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@(?<domain>[^\s<>@]+)>?$/.exec(from)?.groups?.["domain"] ?? "localhost";
  const send = async ({ kind, id, to, subject, html, text }: OutgoingMail) => {
    await transport.sendMail({
      from,
      to: { name: "", address: to },
      subject,
      html,
      text,
      // The same for every attempt: who gets it twice can know that it is one mail.
      messageId: `<${kind}.${id}@${domain}>`,
      // RFC 3834: out-of-office programs don't answer it.
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
  return {
    send,
    sendNow: async (mail) => {
      const { kind, id, to, subject } = mail;
      await send(sendMail.payload.parse({ kind, id, to, subject, ...renderMail(mail) }));
    },
    close: () => transport.close(),
  };
}
