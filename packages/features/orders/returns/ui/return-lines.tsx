import { ItemPicture } from "@capstan/features/pictures";
import { seller } from "@capstan/features/seller";
import { type Money, formatMoney, moneyOf } from "@capstan/platform/money";
import { inDigits } from "@capstan/ui/digits";
import { Select } from "@capstan/ui/select";
import { Table } from "@capstan/ui/table";
import { Unbroken } from "@capstan/ui/unbroken";
import { Ban, Clock, Flame } from "lucide-react";
import { lineFields } from "../return-form.ts";
import { returnReasons } from "../return-reasons.ts";
import type { ReturnPageView, ReturnableLine } from "../return-view.ts";
import type { ReturnChoices } from "./use-return.ts";

interface ReturnLinesProps {
  readonly view: ReturnPageView;
  readonly choices: ReturnChoices;
  readonly isHydrated: boolean;
}

export function ReturnLines({ view, choices, isHydrated }: ReturnLinesProps) {
  return (
    <Table className="return-lines" aria-label="Lines that can come back">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Chosen</span>
          </th>
          <th scope="col">Product</th>
          <th scope="col" className="table-num">
            Shipped
          </th>
          <th scope="col">Return</th>
          <th scope="col">Reason</th>
          <th scope="col">Goes to</th>
          <th scope="col" className="table-num">
            Refund
          </th>
        </tr>
      </thead>
      <tbody>
        {view.lines.map((line) =>
          line.left === 0 ? (
            <ReturnedLine key={line.line} line={line} />
          ) : (
            <Line key={line.line} line={line} view={view} choices={choices} isHydrated={isHydrated} />
          ),
        )}
      </tbody>
    </Table>
  );
}

function Line({ line, view, choices, isHydrated }: ReturnLinesProps & { readonly line: ReturnableLine }) {
  const { line: number, name, shipped, left, isHazardous, isInTime } = line;
  const choice = choices.choiceOf(number);
  const isAsleep = isHydrated && !choice.isChosen;
  const refund = choices.refund.lines.find((one) => one.line === number);
  const nameId = `return-name-${number}`;
  return (
    <tr data-state={choice.isChosen ? "active" : undefined}>
      <td className="return-check">
        <input
          type="checkbox"
          name={lineFields.chosen(number)}
          value="on"
          className="checkbox-box"
          aria-labelledby={nameId}
          checked={choice.isChosen}
          onChange={({ currentTarget }) => {
            const first = choice.quantity === "" ? String(left) : choice.quantity;
            choices.change(number, { isChosen: currentTarget.checked, quantity: currentTarget.checked ? first : "" });
          }}
        />
      </td>
      <Product line={line} nameId={nameId}>
        {isHazardous && (
          <span className="return-caution">
            <Flame size={16} /> Hazardous: it can’t be returned by mail. Bring it to a branch.
          </span>
        )}
        {!isInTime && (
          <span className="return-caution">
            <Clock size={16} /> Past {seller.returns.days} days for some or all of it: we look at the request first.
          </span>
        )}
      </Product>
      <td className="return-shipped table-num">
        <span className="return-label">Shipped </span>
        {inDigits(shipped)}
        {left < shipped && <span className="return-quiet"> ({inDigits(left)} left)</span>}
      </td>
      <td className="return-quantity">
        <input
          type="number"
          min={1}
          max={left}
          inputMode="numeric"
          name={lineFields.quantity(number)}
          className="field-control"
          aria-label={`Return of ${name}`}
          placeholder="0"
          disabled={isAsleep}
          required={isHydrated && choice.isChosen}
          value={choice.quantity}
          onChange={({ currentTarget }) => choices.change(number, { quantity: currentTarget.value })}
        />
      </td>
      <td className="return-reason">
        {isAsleep ? (
          <span className="return-quiet">Choose the line first</span>
        ) : (
          <Reason line={line} choices={choices} isHydrated={isHydrated} />
        )}
      </td>
      <td className="return-where">
        {choice.isChosen && <Where isHazardous={isHazardous} view={view} method={choices.method} />}
      </td>
      <td className="return-amount table-num">{refund && <b>{formatMoney(refund.amount)}</b>}</td>
    </tr>
  );
}

interface WhereProps {
  readonly isHazardous: boolean;
  readonly view: ReturnPageView;
  readonly method: ReturnChoices["method"];
}

function Where({ isHazardous, view: { branch }, method }: WhereProps) {
  const place = branch?.name ?? "A branch";
  if (isHazardous) return <b>{place}</b>;
  return <>{method === "branch" ? place : `${seller.returns.carrier} label`}</>;
}

function Reason({ line, choices, isHydrated }: Omit<ReturnLinesProps, "view"> & { readonly line: ReturnableLine }) {
  const { line: number, name } = line;
  const { reason, isChosen } = choices.choiceOf(number);
  const photosId = lineFields.photos(number);
  return (
    <>
      <Select
        name={lineFields.reason(number)}
        label={`Reason for ${name}`}
        hideLabel
        size="small"
        required={isHydrated && isChosen}
        value={reason}
        onChange={({ currentTarget }) => choices.change(number, { reason: currentTarget.value })}
      >
        <option value="">Choose a reason</option>
        {returnReasons.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Select>
      {(reason === "damaged" || !isHydrated) && (
        <label className="return-photos" htmlFor={photosId}>
          <span>
            Photographs{reason === "damaged" ? "" : ", if it arrived damaged"}
            <span className="visually-hidden"> of {name}</span>
          </span>
          <input
            id={photosId}
            type="file"
            name={photosId}
            multiple
            required={isHydrated && isChosen}
            accept="image/jpeg,image/png,image/webp,image/heic,.heic"
          />
        </label>
      )}
    </>
  );
}

interface ProductProps {
  readonly line: ReturnableLine;
  readonly nameId?: string;
  readonly children?: React.ReactNode;
}

function Product({ line, nameId, children }: ProductProps) {
  const { sku, name, unit, unitPrice } = line;
  return (
    <th scope="row">
      <div className="return-product">
        <ItemPicture sku={sku} size={48} alt="" />
        <span>
          <span id={nameId}>
            <Unbroken text={name} />
          </span>
          <span className="return-quiet">
            Line {line.line}, <span className="mono">{sku}</span>, {formatMoney(moneyOf(unitPrice) ?? (0n as Money))} /{" "}
            {unit}
          </span>
          {children}
        </span>
      </div>
    </th>
  );
}

function ReturnedLine({ line }: { readonly line: ReturnableLine }) {
  return (
    <tr className="return-closed">
      <td className="return-check">
        <span className="visually-hidden">Nothing left</span>
      </td>
      <Product line={line} />
      <td className="return-shipped table-num">
        <span className="return-label">Shipped </span>
        {inDigits(line.shipped)}
      </td>
      <td colSpan={4} className="return-reason">
        <Ban size={16} /> All of it is returned or on its way back
      </td>
    </tr>
  );
}
