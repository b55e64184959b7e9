import type { PrivateMail } from "../../../../../scripts/engines/greenmail.ts";

/** What the mail server has taken, over several emptyings. */
export class OrderMails {
  /** By subject: the ids under which it came. A mail that was sent again after an answer was lost has the same. */
  readonly #idsBySubject = new Map<string, Set<string>>();
  readonly #mail: PrivateMail;
  readonly #addresses: readonly string[];

  constructor(mail: PrivateMail, addresses: readonly string[]) {
    this.#mail = mail;
    this.#addresses = addresses;
  }

  /** Reads all that has come and empties the server, which keeps it in memory. Nobody may send meanwhile. */
  async collect(): Promise<void> {
    for (const address of this.#addresses)
      for (const { subject, id } of await this.#mail.inboxOf(address))
        this.#idsBySubject.set(subject, (this.#idsBySubject.get(subject) ?? new Set()).add(id));
    await fetch(`${this.#mail.inboxUrl}/api/mail/purge`, { method: "POST" });
  }

  get subjects(): readonly string[] {
    return [...this.#idsBySubject.keys()];
  }

  /** Mails that a receiver would see twice. */
  get twice(): readonly string[] {
    return [...this.#idsBySubject].flatMap(([subject, ids]) => (ids.size > 1 ? [subject] : []));
  }
}
