import type { ReactNode } from "react";

export interface Mail {
  /** What the mail is about, such as `password-changed`. */
  readonly kind: string;
  /** With the kind it names this mail: the same two again are the same mail, and it is sent once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Paragraphs and a `MailButton`, below a heading that says the same as the subject. */
  readonly body: ReactNode;
}
