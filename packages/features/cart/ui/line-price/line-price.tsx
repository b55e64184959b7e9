import { dayAndYear } from "@capstan/platform/format-time";
import "./line-price.css";
import { urls } from "@capstan/features/urls";
import { IconButton } from "@capstan/ui/icon-button";
import { Popover } from "@capstan/ui/popover";
import { Info, Tag } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { PriceDisplay } from "../../flow/price-display.ts";
import { RichText } from "../add-to-cart/rich-text.tsx";

/** Spec 4: a line's price, as the priority has decided it. The total is the line's own affair: it has a place of its own there. */
export function LinePrice({ display }: { readonly display: PriceDisplay }) {
  if (display.kind === "sign-in") {
    return (
      <div className="line-price line-price-sign-in">
        <a href={urls.signIn({ from: urls.cart() })}>Sign In for Pricing</a>
        {display.tooltip !== null && (
          <InfoPopover label="About this price">
            <RichText html={display.tooltip} isBlock />
          </InfoPopover>
        )}
      </div>
    );
  }
  if (display.kind === "text") return <p className="line-price">{display.text}</p>;
  const { label, isReduced, price, unit, expiresOn, strike, referencePrice } = display;
  const perUnit = unit === null ? "" : ` / ${unit}`;
  return (
    <div className={isReduced ? "line-price line-price-reduced" : "line-price"}>
      <div className="line-price-label">
        {isReduced && <Tag size={16} />}
        {label}
        {referencePrice !== null && (
          <InfoPopover label="Contract Reference Price">
            <b>Contract Reference Price</b>
            <p>
              {referencePrice}
              {perUnit}
            </p>
          </InfoPopover>
        )}
      </div>
      <p>
        <b>{price}</b>
        <span className="line-price-quiet">{perUnit}</span>
      </p>
      {expiresOn !== null && <p className="line-price-quiet">Ends {dayWords(expiresOn)}</p>}
      {strike && (
        <p className="line-price-quiet">
          {strike.label} <s>{strike.price}</s>
        </p>
      )}
    </div>
  );
}

function InfoPopover({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const trigger: ComponentProps<typeof Popover>["trigger"] = (props) => (
    <IconButton {...props} label={label} size="small">
      <Info size={16} />
    </IconButton>
  );
  return (
    <Popover hover="delayed" width="narrow" trigger={trigger}>
      {children}
    </Popover>
  );
}

/** The wire may say it in words already. */
function dayWords(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? dayAndYear(day) : day;
}
