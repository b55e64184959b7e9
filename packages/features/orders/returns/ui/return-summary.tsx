import { lazyUrls } from "@capstan/features/lazy-urls";
import { seller } from "@capstan/features/seller";
import { type Money, formatMoney } from "@capstan/platform/money";
import { Button } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { FileText } from "lucide-react";
import { countOf } from "../../count-of.ts";
import type { ReturnPageView } from "../return-view.ts";
import type { ReturnChoices } from "./use-return.ts";

interface ReturnSummaryProps {
  readonly view: ReturnPageView;
  readonly choices: ReturnChoices;
  readonly isHydrated: boolean;
}

export function ReturnSummary({ view, choices, isHydrated }: ReturnSummaryProps) {
  const { refund } = choices;
  const skuOf = (line: number) => view.lines.find((one) => one.line === line)?.sku ?? "";
  return (
    <aside className="return-summary" aria-labelledby="refund-heading">
      <div className="return-summary-head">
        <h2 id="refund-heading">Refund preview</h2>
      </div>
      <div className="return-body">
        {refund.lines.length > 0 && (
          <dl className="return-amounts num">
            {refund.lines.map(({ line, quantity, amount }) => (
              <Row
                key={line}
                name={
                  <>
                    <span className="mono">{skuOf(line)}</span> × {inDigits(quantity)}
                  </>
                }
                amount={amount}
              />
            ))}
          </dl>
        )}
        <dl className="return-amounts num">
          <Row name={`Goods, ${countOf(refund.lines.length, "line")}`} amount={refund.goods} />
          <Row name="Tax" amount={refund.tax} />
          {refund.freight > 0n && <Row name="Freight" amount={refund.freight} />}
          <Row name="Restocking" amount={0n as Money} />
          {refund.fee > 0n && <Row name={`${seller.returns.carrier} label`} amount={(0n - refund.fee) as Money} />}
        </dl>
        <dl className="return-amounts return-total num" aria-live="polite">
          <Row name="Refund" amount={refund.total} />
        </dl>
        <div className="return-buttons">
          {!isHydrated && (
            <Button
              type="submit"
              block
              formMethod="get"
              formAction={lazyUrls.returnPage({ orderNumber: view.orderNumber })}
            >
              Preview Refund
            </Button>
          )}
          <Button type="submit" kind="primary" block>
            Start Return
          </Button>
        </div>
      </div>
      <div className="return-note">
        <FileText size={20} />
        <div>
          <p>
            <b>{view.isOnAccount ? `As a credit on ${view.invoices.join(", ")}` : "The way you paid"}</b>
          </p>
          <p className="return-quiet">
            A preview: the amount is final after inspection. Freight is refunded where we were at fault.
          </p>
        </div>
      </div>
    </aside>
  );
}

function Row({ name, amount }: { readonly name: React.ReactNode; readonly amount: Money }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{formatMoney(amount)}</dd>
    </>
  );
}
