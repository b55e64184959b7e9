import { bug } from "@capstan/platform/bug";
import { markCaptured, nextCapture } from "./capture.store.server.ts";
import { type OrderRef, paymentOnFile } from "./payment.store.server.ts";
import type { PaymentDeps } from "./settle-payment.server.ts";

/** Takes from the card what has left and was not taken yet, shipment by shipment: each once, however often this runs. */
export async function captureShipments({ db, clock, payments }: PaymentDeps, order: OrderRef): Promise<void> {
  const payment = (await paymentOnFile(db, order)) ?? bug("a capture has no payment");
  const { intentId, orderNumber, purchaseOrder, takesParts } = payment;
  for (;;) {
    const waiting = await nextCapture(db, order);
    if (!waiting) return;
    const { shipment, amount, isFinal, details } = waiting;
    const taken = await payments.capture({
      key: `${orderNumber}-${shipment}`,
      intentId: intentId ?? bug("an order that ships was not authorized"),
      takesParts,
      amount,
      isFinal,
      orderNumber,
      purchaseOrder,
      details,
    });
    await markCaptured(db, order, { shipment, intentId: taken.intentId, now: clock.now() });
  }
}
