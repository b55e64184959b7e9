import { dayAndYear } from "@capstan/platform/format-time";
import "./price-box.css";
import { SignInForPrice, type PriceLabel } from "@capstan/features/pricing";
import { brand } from "@capstan/features/brand";
import { buttonClass } from "@capstan/ui/button";
import { Tag, Info } from "lucide-react";
import { IconButton } from "@capstan/ui/icon-button";
import { lazyComponent, useOnIntent } from "@capstan/ui/on-intent";
import type { ReactNode } from "react";
import type { ReferencePopoverProps } from "./reference-popover.tsx";

interface PriceBoxProps {
  readonly price: PriceLabel;
  readonly unitLabel: string;
  /** What stands under the figures. */
  readonly children?: ReactNode;
}

/** A price in full, in the order of the specification: withheld, on request, reduced, usual. */
export function PriceBox({ price, unitLabel, children }: PriceBoxProps) {
  if (price.kind === "sign-in") {
    return (
      <div className="price-box">
        <SignInForPrice className={buttonClass({ block: true })}>Sign In for Pricing</SignInForPrice>
        <p className="price-box-note">The price of this item is set by account.</p>
      </div>
    );
  }
  if (price.kind === "call") {
    return (
      <div className="price-box">
        <p className="price-box-call">Call for Price</p>
        <p className="price-box-note">
          <a href={`tel:${brand.phone}`}>{brand.phone}</a>
        </p>
      </div>
    );
  }
  return (
    <Figures price={price} unitLabel={unitLabel}>
      {children}
    </Figures>
  );
}

interface FiguresProps {
  readonly price: Extract<PriceLabel, { kind: "price" }>;
  readonly unitLabel: string;
  readonly children: ReactNode;
}

function Figures({ price, unitLabel, children }: FiguresProps) {
  const { label, each, strike, reference, endsOn } = price;
  const isReduced = strike !== null;
  const notes = [each === null ? "" : `${each} each.`, endsOn === null ? "" : `Ends ${dayAndYear(endsOn)}.`];
  const note = notes.filter((words) => words !== "").join(" ");
  return (
    <div className={isReduced ? "price-box price-box-reduced" : "price-box"}>
      <div className="price-box-label">
        {isReduced && <Tag size={16} />}
        {label}
        {reference !== null && <ContractReference price={reference} unitLabel={unitLabel} />}
      </div>
      <p className="price-box-figure">
        {price.price} <small>/ {unitLabel}</small>
      </p>
      {note !== "" && <p className="price-box-note">{note}</p>}
      {isReduced && (
        <p className="price-box-note">
          {strike.label} <s>{strike.price}</s>
        </p>
      )}
      {label === "Web Price" && (
        <p className="price-box-note">
          <SignInForPrice>Sign in</SignInForPrice> for your account price.
        </p>
      )}
      {children}
    </div>
  );
}

const popover = lazyComponent(async () => (await import("./reference-popover.tsx")).ReferencePopover);

/** The price that a contract refers to, for those who ask. */
function ContractReference(props: ReferencePopoverProps) {
  const { triggerProps, Open } = useOnIntent(popover);
  if (Open) return <Open {...props} />;
  return (
    <IconButton {...triggerProps} label="Contract Reference Price" size="small">
      <Info size={16} />
    </IconButton>
  );
}
