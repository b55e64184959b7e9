import { inDigits } from "@capstan/ui/digits";
import "./reasons-panel.css";
import { PageAccount } from "@capstan/features/account";
import { Button } from "@capstan/ui/button";
import { IconButton } from "@capstan/ui/icon-button";
import { Loading } from "@capstan/ui/loading";
import { ClosePopover } from "@capstan/ui/popover";
import { X } from "lucide-react";
import { type ReactNode, use, useEffect, useState } from "react";
import type { NextBreak, PriceReasons } from "../price-reasons.ts";
import { fetchReasons } from "./fetch-reasons.ts";

interface ReasonsPanelProps {
  readonly sku: string;
  readonly quantity: number;
  readonly children: (nextBreak: NextBreak, close: () => void) => ReactNode;
}

/** Asked anew each time that it opens: a price is never older than the question. */
export function ReasonsPanel({ sku, quantity, children }: ReasonsPanelProps) {
  const close = use(ClosePopover);
  const pageAccount = use(PageAccount);
  const [tries, setTries] = useState(0);
  const [reasons, setReasons] = useState<PriceReasons | "loading" | "failed">("loading");
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const found = await fetchReasons({ sku, quantity, pageAccount }, stop.signal);
      if (!stop.signal.aborted) setReasons(found ?? "failed");
    };
    void load();
    return () => stop.abort();
  }, [sku, quantity, pageAccount, tries]);

  function again() {
    setReasons("loading");
    setTries(tries + 1);
  }

  return (
    <div className="price-reasons">
      <IconButton label="Close" size="small" onClick={close}>
        <X size={16} />
      </IconButton>
      {reasons === "loading" && <Loading />}
      {reasons === "failed" && (
        <div role="alert">
          <p>The reasons could not be loaded.</p>
          <Button size="small" onClick={again}>
            Try again
          </Button>
        </div>
      )}
      {typeof reasons === "object" && <Reasons reasons={reasons}>{(nextBreak) => children(nextBreak, close)}</Reasons>}
    </div>
  );
}

interface ReasonsProps {
  readonly reasons: PriceReasons;
  readonly children: (nextBreak: NextBreak) => ReactNode;
}

function Reasons({ reasons, children }: ReasonsProps) {
  const { title, detail, rows, nextBreak, ends, saving } = reasons;
  return (
    <>
      <div role="status">
        <b className="price-reasons-title">{title}</b>
        <p className="price-reasons-quiet">{detail}</p>
      </div>
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, price, isChosen, why }) => (
            <div key={`${label} ${price}`} data-chosen={isChosen || undefined}>
              <dt>
                {label}
                {isChosen && <span className="visually-hidden">, the price you pay</span>}
                {why !== null && <small>{why}</small>}
              </dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      )}
      {ends !== null && <p className="price-reasons-quiet">{ends}</p>}
      {nextBreak ? (
        <div className="price-reasons-next">
          <span className="price-reasons-quiet">
            {inDigits(nextBreak.quantity)} come to {nextBreak.total}
          </span>
          {children(nextBreak)}
        </div>
      ) : (
        saving !== null && <p className="price-reasons-quiet price-reasons-saving">{saving}</p>
      )}
    </>
  );
}
