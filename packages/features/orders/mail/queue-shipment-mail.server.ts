import { queueMail } from "@capstan/features/mail/server";
import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { createElement as h } from "react";
import type { z } from "zod";
import { type ShipmentFacts, shipmentFacts } from "../invoices/shipment-facts.store.server.ts";
import { documentHref, orderHref } from "./mail-links.ts";
import { dateBody, invoiceBody, shipmentBody } from "./shipment-mail.ts";
import type { dateMail, shipmentMail } from "./shipment-mail.schema.ts";
import { newDates } from "./new-dates.store.server.ts";

/** One mail of each kind for a shipment, however often it is asked for. */
export async function queueShipmentMail(db: Database, about: z.infer<typeof shipmentMail.payload>): Promise<void> {
  const facts = (await shipmentFacts(db, about)) ?? bug("a mail about no shipment");
  const { orderNumber, origin, shipment } = about;
  if (facts.email === null) return;
  const { email } = facts;
  const isReady = about.about === "ready";
  const subject = isReady
    ? `Order ${orderNumber} is ready to pick up`
    : `Order ${orderNumber}, shipment ${shipment}, has shipped`;
  await db.transaction().execute(async (tx) =>
    queueMail(tx, {
      kind: isReady ? "shipment-ready" : "shipment-shipped",
      id: `${orderNumber}.${shipment}`,
      to: email,
      subject,
      body: h(shipmentBody, { facts, isReady, href: orderHref(origin, facts) }),
    }),
  );
}

export async function queueInvoiceMail(tx: Tx, facts: ShipmentFacts, origin: string): Promise<void> {
  const { email, invoice, orderNumber } = facts;
  if (email === null || !invoice) return;
  await queueMail(tx, {
    kind: "invoice",
    id: invoice.number,
    to: email,
    subject: `Invoice ${invoice.number} for order ${orderNumber}`,
    body: h(invoiceBody, {
      facts,
      href: documentHref(origin, facts, invoice.number),
      orderHref: orderHref(origin, facts),
    }),
  });
}

export async function queueDateMail(db: Database, about: z.infer<typeof dateMail.payload>): Promise<void> {
  const { orderNumber, version, origin } = about;
  const told = await newDates(db, about);
  if (!told || told.email === null || told.lines.length === 0) return;
  const { email, lines, purchaseOrder } = told;
  await db.transaction().execute(async (tx) =>
    queueMail(tx, {
      kind: "date-changed",
      id: `${orderNumber}.${version}`,
      to: email,
      subject: `Order ${orderNumber}: another date`,
      body: h(dateBody, { lines, purchaseOrder, href: orderHref(origin, about) }),
    }),
  );
}
