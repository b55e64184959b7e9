import { Button } from "@capstan/ui/button";
import { Select } from "@capstan/ui/select";
import { TextField } from "@capstan/ui/text-field";
import { CircleAlert } from "lucide-react";
import { type CheckoutProblem, type CheckoutView, type PaymentView, maxLengths } from "../checkout.ts";
import { SectionForm } from "./saving.tsx";

interface PaymentProps {
  readonly view: CheckoutView;
  readonly isRefused: boolean;
}

/** On account, with what the account wants on its orders. */
export function Payment({ view: { payment, problems }, isRefused }: PaymentProps) {
  const { purchaseOrder, purchaseOrderHint, isPurchaseOrderRequired } = payment;
  // What is empty is told only once the order was refused for it.
  const wrong = (value: string, target: string) =>
    value !== "" || isRefused ? errorOf(problems, target) : { invalid: false };
  return (
    <SectionForm change="payment" className="checkout-body" savesItself>
      <Credit payment={payment} />
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

function errorOf(problems: readonly CheckoutProblem[], target: string) {
  const found = problems.find((problem) => problem.target === target);
  return found ? { invalid: true, error: found.text } : { invalid: false };
}

function Credit({ payment }: { readonly payment: PaymentView }) {
  const { paymentTerms, creditLimit, creditLeft, creditAfter, usedPercent, isExceeded } = payment;
  return (
    <div id="bill-to-account" tabIndex={-1} className="checkout-card checkout-credit" data-chosen>
      <p>
        <b>Bill to account, {paymentTerms}</b> <b>{creditLeft} left</b>
      </p>
      <progress
        max={100}
        value={usedPercent}
        aria-label={`${usedPercent} percent of the credit used with this order`}
      />
      {isExceeded ? (
        <p className="checkout-credit-wrong">
          <CircleAlert size={16} />
          <span>This order is more than the credit that is left of {creditLimit}. Remove something, or call us.</span>
        </p>
      ) : (
        <p className="checkout-quiet">
          {creditAfter} of {creditLimit} credit left after this order
        </p>
      )}
    </div>
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
