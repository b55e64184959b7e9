import { Fragment, type ReactNode, createElement as h } from "react";
import { OrderMailActions, OrderMailFacts } from "../mail/order-mail.ts";

interface MessageMail {
  readonly text: string;
  readonly orderNumber: string;
  readonly accountNumber: string;
  readonly href: string;
}

export function messageBody({ text, orderNumber, accountNumber, href }: MessageMail): ReactNode {
  return h(
    Fragment,
    null,
    text.split("\n").map((line, at) => h("p", { key: at }, line)),
    h(OrderMailActions, { button: { href, text: "Answer" } }),
    h(OrderMailFacts, {
      facts: [
        { label: "Order", value: orderNumber },
        { label: "Account", value: accountNumber },
      ],
    }),
  );
}
