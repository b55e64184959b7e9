import { seller } from "@capstan/features/seller";
import { urls } from "@capstan/features/urls";
import { formatMoney } from "@capstan/platform/money";
import { Notification } from "@capstan/ui/notification";
import type { ReactNode } from "react";
import type { ReturnPageView } from "../return-view.ts";
import type { ReturnChoices, ReturnMethod } from "./use-return.ts";

interface ReturnWaysProps {
  readonly view: ReturnPageView;
  readonly choices: ReturnChoices;
}

/** A label or a branch; what is hazardous goes to a branch either way. */
export function ReturnWays({ view, choices }: ReturnWaysProps) {
  const { branch } = view;
  const { chosen, labelFee, method, setMethod } = choices;
  const hazardous = chosen.filter(({ isHazardous }) => isHazardous);
  const isFree = chosen.length > 0 && labelFee === 0n;
  const price = formatMoney(labelFee === 0n && !isFree ? priceOf(view) : labelFee);
  const way = (value: ReturnMethod) => ({ value, isChosen: method === value, choose: () => setMethod(value) });
  return (
    <div className="return-body">
      <fieldset className="return-cards">
        <legend className="visually-hidden">How it gets to us</legend>
        <Way {...way("label")} title={`${seller.returns.carrier} label`} price={isFree ? "Free" : price}>
          Print the return slip and a label, and hand the box to {seller.returns.carrier}. The refund comes about 2 days
          after it has arrived.
        </Way>
        <Way {...way("branch")} title="Drop at a branch" price="Free" isDisabled={branch === null}>
          {branch === null ? (
            <>You have no branch yet.</>
          ) : (
            <>
              {branch.name}, open {branch.hours}. Bring the return number.
            </>
          )}
        </Way>
      </fieldset>
      <p className="return-quiet">
        <a href={urls.findBranch()}>{branch === null ? "Choose your branch" : "Another branch"}</a>
      </p>
      {hazardous.length > 0 && (
        <Notification
          kind="caution"
          title={`Line ${hazardous.map(({ line }) => line).join(", ")} goes to a branch either way.`}
        >
          Hazardous goods can’t be mailed. {branch?.name ?? "A branch"} takes them at its counter; bring the return
          number.
        </Notification>
      )}
    </div>
  );
}

function priceOf({ labelPrice }: ReturnPageView) {
  return BigInt(Math.round(Number(labelPrice) * 10_000)) as ReturnChoices["labelFee"];
}

interface WayProps {
  readonly value: ReturnMethod;
  readonly title: string;
  readonly price: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly choose: () => void;
  readonly children: ReactNode;
}

function Way({ value, title, price, isChosen, isDisabled = false, choose, children }: WayProps) {
  return (
    <label className="return-card" data-chosen={isChosen || undefined} data-disabled={isDisabled || undefined}>
      <input
        type="radio"
        name="method"
        value={value}
        className="radio-group-dot"
        checked={isChosen}
        disabled={isDisabled}
        onChange={choose}
      />
      <b>{title}</b>
      <b className="num">{price}</b>
      <span>{children}</span>
    </label>
  );
}
