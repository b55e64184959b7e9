import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MailFrame } from "./mail-frame.ts";
import { textOf } from "./mail-text.ts";
import type { Mail } from "./mail.ts";

export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

export function renderMail({ subject, body }: Pick<Mail, "subject" | "body">): RenderedMail {
  const page = createElement(MailFrame, { title: subject }, body);
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, text: `${textOf(page)}\n` };
}
