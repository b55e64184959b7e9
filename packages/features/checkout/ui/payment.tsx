import { Button } from "@capstan/ui/button";
import { Select } from "@capstan/ui/select";
import { TextField } from "@capstan/ui/text-field";
import { CircleAlert, CreditCard } from "lucide-react";
import type { ReactNode } from "react";
import {
  type CheckoutProblem,
  type CheckoutView,
  type PaymentMethod,
  type PaymentView,
  maxLengths,
} from "../checkout.ts";
import { SectionForm } from "./saving.tsx";

interface PaymentProps {
  readonly view: CheckoutView;
  readonly isRefused: boolean;
}

/** On account or by card, with what the account wants on its orders. */
export function Payment({ view: { payment, problems }, isRefused }: PaymentProps) {
  const { purchaseOrder, purchaseOrderHint, isPurchaseOrderRequired } = payment;
  // What is empty is told only once the order was refused for it.
  const wrong = (value: string, target: string) =>
    value !== "" || isRefused ? errorOf(problems, target) : { invalid: false };
  return (
    <SectionForm change="payment" className="checkout-body" savesItself>
      <Methods payment={payment} />
      <div className="checkout-fields">
        <TextField
          name="purchaseOrder"
          label="PO number"
          className="checkout-po"
          required={isPurchaseOrderRequired}
          defaultValue={purchaseOrder}
          maxLength={maxLengths.purchaseOrder}
          autoComplete="off"
          {...(purchaseOrderHint !== null && { hint: purchaseOrderHint })}
          {...wrong(purchaseOrder, "purchaseOrder")}
        />
        {payment.references.map((field) => (
          <Reference key={field.code} field={field} error={wrong(field.value, `reference-${field.code}`)} />
        ))}
      </div>
      <noscript>
        <Button type="submit">Save payment</Button>
      </noscript>
    </SectionForm>
  );
}

/** Radios where there is a choice; the one way to pay otherwise. */
function Methods({ payment }: { readonly payment: PaymentView }) {
  const { cards, hasCredit, method } = payment;
  if (cards === "none") return <Credit payment={payment} isChosen />;
  if (!hasCredit) return <CardMethod cards={cards} isChosen />;
  const radio = (value: PaymentMethod) => (
    <input
      type="radio"
      name="method"
      id={`pay-by-${value}`}
      value={value}
      defaultChecked={method === value}
      className="radio-group-dot"
    />
  );
  return (
    <fieldset className="checkout-methods">
      <legend className="visually-hidden">How to pay</legend>
      <div className="checkout-cards">
        <Credit payment={payment} isChosen={method === "account"} radio={radio("account")} />
        <CardMethod cards={cards} isChosen={method === "card"} radio={radio("card")} />
      </div>
      <p className="checkout-quiet">One method pays the whole order.</p>
    </fieldset>
  );
}

interface MethodProps {
  readonly isChosen: boolean;
  readonly radio?: ReactNode;
}

function CardMethod({ cards, isChosen, radio }: MethodProps & Pick<PaymentView, "cards">) {
  return (
    <label className="checkout-card" data-chosen={isChosen || undefined} data-only={radio === undefined || undefined}>
      {radio ?? <CreditCard size={20} />}
      <span>
        <b>Credit or debit card</b>
        <span>You enter it on a secure page after Place Order. It is charged as each shipment leaves.</span>
        {cards === "demo" && <span className="checkout-demo">Demo payments: no card is charged.</span>}
      </span>
    </label>
  );
}

function errorOf(problems: readonly CheckoutProblem[], target: string) {
  const found = problems.find((problem) => problem.target === target);
  return found ? { invalid: true, error: found.text } : { invalid: false };
}

function Credit({ payment, isChosen, radio }: MethodProps & { readonly payment: PaymentView }) {
  const Frame = radio === undefined ? "div" : "label";
  const { paymentTerms, creditLimit, creditLeft, creditAfter, usedPercent, isExceeded } = payment;
  return (
    <Frame
      id="bill-to-account"
      tabIndex={-1}
      className="checkout-card checkout-credit"
      data-chosen={isChosen || undefined}
    >
      {radio}
      <span className="checkout-credit-body">
        <span className="checkout-credit-row">
          <b>Bill to account, {paymentTerms}</b> <b>{creditLeft} left</b>
        </span>
        <progress
          max={100}
          value={usedPercent}
          aria-label={`${usedPercent} percent of the credit used with this order`}
        />
        {isExceeded && isChosen ? (
          <span className="checkout-credit-wrong">
            <CircleAlert size={16} />
            <span>This order is more than the credit that is left of {creditLimit}. Remove something, or call us.</span>
          </span>
        ) : (
          <span className="checkout-quiet">
            {isChosen ? `${creditAfter} of ${creditLimit} credit left after this order` : `Credit limit ${creditLimit}`}
          </span>
        )}
      </span>
    </Frame>
  );
}

interface ReferenceProps {
  readonly field: PaymentView["references"][number];
  readonly error: { readonly invalid: boolean; readonly error?: string };
}

function Reference({ field: { code, label, hint, isRequired, choices, value }, error }: ReferenceProps) {
  const id = `reference-${code}`;
  const hinted = hint === null ? {} : { hint };
  if (choices.length === 0)
    return (
      <TextField
        name={id}
        label={label}
        required={isRequired}
        defaultValue={value}
        maxLength={maxLengths.reference}
        {...hinted}
        {...error}
      />
    );
  return (
    <Select name={id} label={label} defaultValue={value} {...hinted} {...error}>
      <option value="">{isRequired ? "Choose one" : "None"}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  );
}
