import { dayAndYear } from "@capstan/platform/format-time";
import { stateName } from "@capstan/features/geocoding/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import type { Mail } from "@capstan/features/mail";
import { MailButton } from "@capstan/features/mail/server";
import { Fragment, createElement as h } from "react";
import { OrderMailFacts } from "../mail/order-mail.ts";
import type { TaxCertificate } from "../tax-engine.ts";
import type { RenewalNotice } from "./renewal-notice.ts";

export type CertificateMailKind = "approved" | "declined" | RenewalNotice;

interface CertificateMail {
  readonly about: CertificateMailKind;
  readonly certificate: TaxCertificate & { readonly note?: string };
  readonly origin: string;
}

/** What became of a certificate, or that it ends, and what to do next. */
export function certificateMail({
  about,
  certificate,
  origin,
}: CertificateMail): Pick<Mail, "kind" | "subject" | "body"> {
  const { subject, text, button } = wordsOf(about, certificate);
  const { state, number, reason, startsOn, endsOn } = certificate;
  const page = lazyUrls.taxCertificates(about === "approved" ? {} : { state });
  const facts = [
    { label: "State", value: stateName(state) },
    { label: "Certificate", value: number },
    { label: "Reason", value: reason },
    { label: "Valid", value: validity(startsOn, endsOn) },
  ];
  return {
    kind: `tax-certificate-${about}`,
    subject,
    body: h(
      Fragment,
      null,
      text.map((line) => h("p", { key: line }, line)),
      h(MailButton, { href: origin + page }, button),
      h(OrderMailFacts, { facts }),
    ),
  };
}

interface Words {
  readonly subject: string;
  readonly text: readonly string[];
  readonly button: string;
}

function wordsOf(about: CertificateMailKind, { state, endsOn, note = "" }: CertificateMail["certificate"]): Words {
  const name = stateName(state);
  if (about === "approved")
    return {
      subject: `Your ${name} tax certificate is approved`,
      text: [
        `Orders that you receive in ${name} are exempt from sales tax from now on, while the certificate is valid.`,
      ],
      button: "View Certificates",
    };
  if (about === "declined")
    return {
      subject: `Your ${name} tax certificate is declined`,
      text: [
        `We could not accept your certificate. ${note}`,
        `Orders that you receive in ${name} are taxed meanwhile.`,
      ],
      button: "Send Another Certificate",
    };
  const isOver = about === "expired";
  return {
    subject: `Your ${name} tax certificate ${isOver ? "expired" : "expires"} on ${dayAndYear(endsOn)}`,
    text: [
      isOver
        ? `Orders that you receive in ${name} are taxed now. Send a new certificate to be exempt again.`
        : `After that day, orders that you receive in ${name} are taxed. Send the new certificate now, so that we can approve it in time.`,
    ],
    button: "Add Certificate",
  };
}

/** "Jan 1, 2026 to Dec 31, 2027"; an end that is not said is left out. */
export function validity(startsOn: string, endsOn: string): string {
  const from = startsOn === "-infinity" ? "" : `from ${dayAndYear(startsOn)}`;
  const to = endsOn === "infinity" ? "" : `to ${dayAndYear(endsOn)}`;
  const text = [from, to].filter(Boolean).join(" ");
  return text === "" ? "No end" : text[0]?.toUpperCase() + text.slice(1);
}
