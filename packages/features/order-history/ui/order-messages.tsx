import { PageAccountField } from "@capstan/features/account";
import { brand } from "@capstan/features/brand";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button } from "@capstan/ui/button";
import { TextArea } from "@capstan/ui/text-field";
import { Send } from "lucide-react";
import type { OrderMessageView, OrderView } from "../order-view.ts";

interface OrderMessagesProps {
  readonly view: OrderView;
  readonly wasSent: boolean;
}

/** What the account and the store wrote to each other about the order. */
export function OrderMessages({ view, wasSent }: OrderMessagesProps) {
  const { messages, canWrite, number, idempotencyKey } = view;
  if (messages.length === 0 && !canWrite) return null;
  return (
    <section className="orders-panel" aria-labelledby="messages-heading">
      <div className="orders-panel-head">
        <h2 id="messages-heading">Messages</h2>
        <p className="orders-quiet">With {brand.shortName}, seen by everyone on this account</p>
      </div>
      {messages.length > 0 && (
        <ol className="orders-panel-body order-messages">
          {messages.map((one) => (
            <Message key={one.message} one={one} />
          ))}
        </ol>
      )}
      {canWrite && (
        <form action={lazyUrls.sendOrderMessage()} method="post" className="orders-panel-body order-message-form">
          <PageAccountField />
          <input type="hidden" name="orderNumber" value={number} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          {wasSent && <p role="status">Your message is sent. We answer here and by mail.</p>}
          <TextArea
            id="order-message"
            name="text"
            label={`Write to ${brand.shortName} about this order`}
            optionalLabel={null}
            required
            maxLength={2_000}
            rows={2}
          />
          <div>
            <Button type="submit">
              <Send size={16} /> Send
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

function Message({ one: { who, initials, isStore, when, text } }: { readonly one: OrderMessageView }) {
  return (
    <li data-store={isStore || undefined}>
      <span className="order-message-mark" aria-hidden="true">
        {initials}
      </span>
      <div>
        <p>
          <b>{who}</b> <span className="orders-quiet">{when}</span>
        </p>
        <p className="order-message-text">{text}</p>
      </div>
    </li>
  );
}
