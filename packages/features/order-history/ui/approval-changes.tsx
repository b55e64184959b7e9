import { inDigits } from "@capstan/ui/digits";
import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { ItemPicture } from "@capstan/features/pictures";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { Select } from "@capstan/ui/select";
import { Table } from "@capstan/ui/table";
import { TextArea, TextField } from "@capstan/ui/text-field";
import { Check } from "lucide-react";
import type { ChangePreview, ChangeView, RequestView } from "../approvals.ts";

interface ApprovalChangesProps {
  readonly request: RequestView;
  readonly changing: ChangeView;
}

/** First what should be otherwise, then what it comes to, then the approval: each step is a plain form. */
export function ApprovalChanges({ request, changing }: ApprovalChangesProps) {
  const { orderNumber } = request;
  const { preview, problems } = changing;
  return (
    <>
      <form action={`${lazyUrls.approvals()}#new-total`} method="get">
        <input type="hidden" name="order" value={orderNumber} />
        <input type="hidden" name="change" value="yes" />
        <input type="hidden" name="check" value="yes" />
        <div className="approval-part">
          <h3>Approve with changes</h3>
          <p className="orders-quiet">
            Lower a quantity, or enter 0 to take a line out. Prices and dates stay as ordered.
          </p>
        </div>
        <Quantities request={request} changing={changing} />
        <div className="approval-part approval-words">
          <TextField
            name="purchaseOrder"
            id="change-purchase-order"
            label="PO number"
            defaultValue={changing.purchaseOrder}
            maxLength={60}
            autoComplete="off"
            optionalLabel={null}
          />
          {changing.references.map((field) => (
            <Reference key={field.code} field={field} />
          ))}
        </div>
        <div className="approval-part approval-buttons">
          <Button type="submit" kind={preview === null ? "primary" : "secondary"}>
            Show New Total
          </Button>
          <ButtonLink href={lazyUrls.approvals({ order: orderNumber })}>Keep as Ordered</ButtonLink>
        </div>
      </form>
      <div id="new-total" className="approval-part">
        {problems.map((problem) => (
          <Notification key={problem} kind="error" title={problem} />
        ))}
        {preview !== null && <Preview request={request} preview={preview} />}
      </div>
    </>
  );
}

function Quantities({ request: { items }, changing: { quantities } }: ApprovalChangesProps) {
  return (
    <Table className="approval-lines" aria-label="Lines to change">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className="table-num approval-price">
            Price
          </th>
          <th scope="col" className="table-num">
            Ordered
          </th>
          <th scope="col" className="table-num">
            Approve
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ line, sku, name, quantity, unitPrice }) => (
          <tr key={line}>
            <th scope="row">
              <span className="approval-product">
                <ItemPicture sku={sku} size={48} alt="" />
                <span>
                  {name} <span className="mono orders-quiet">{sku}</span>
                </span>
              </span>
            </th>
            <td className="table-num approval-price">{unitPrice}</td>
            <td className="table-num">{inDigits(quantity)}</td>
            <td className="table-num">
              <input
                className="field-control approval-quantity"
                type="number"
                inputMode="numeric"
                name={`quantity-${line}`}
                aria-label={`Quantity of ${name}, line ${line}`}
                min={0}
                max={quantity}
                step={1}
                defaultValue={quantities[line] ?? quantity}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Reference({ field }: { readonly field: ChangeView["references"][number] }) {
  const { code, label, isRequired, choices, value } = field;
  const name = `reference-${code}`;
  if (choices.length === 0)
    return (
      <TextField
        name={name}
        label={label}
        defaultValue={value}
        maxLength={120}
        required={isRequired}
        autoComplete="off"
      />
    );
  return (
    <Select name={name} label={label} defaultValue={value}>
      <option value="">{isRequired ? "Choose one" : "None"}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  );
}

interface PreviewProps {
  readonly request: RequestView;
  readonly preview: ChangePreview;
}

function Preview({ request: { orderNumber, buyer, readerLimit }, preview }: PreviewProps) {
  const { was, now, difference, changes, words, fields, seen, isOverLimit } = preview;
  return (
    <form action={lazyUrls.decideOrder()} method="post" className="approval-form approval-preview">
      <PageAccountField />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="changed" value="yes" />
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ul className="orders-changes">
        {changes.map(({ line, sku, name, from, to }) => (
          <li key={line}>
            <p>
              <span className="mono">{sku}</span> {name}
            </p>
            <span className="num">
              <Changed from={inDigits(from)} to={to === 0 ? "Taken out" : inDigits(to)} />
            </span>
          </li>
        ))}
        {words.map(({ name, from, to }) => (
          <li key={name}>
            <p>{name}</p>
            <span>
              <Changed from={from === "" ? "None" : from} to={to === "" ? "None" : to} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="orders-amounts num">
        <dt>Was</dt>
        <dd>{was}</dd>
        <dt className="orders-sum">Now, with freight and tax</dt>
        <dd className="orders-sum">{now}</dd>
        <dt>Less</dt>
        <dd>{difference}</dd>
      </dl>
      <TextArea name="note" id="change-note" label={`Why, for ${buyer}`} maxLength={500} rows={2} />
      {isOverLimit ? (
        <Notification kind="caution" title={`This is still over your own limit of ${readerLimit}.`} />
      ) : (
        <div className="approval-buttons">
          <Button type="submit" kind="primary" name="decision" value="approve">
            <Check size={16} /> Approve {now}
          </Button>
        </div>
      )}
    </form>
  );
}

function Changed({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <>
      <span className="visually-hidden">Was </span>
      <s>{from}</s> <span className="visually-hidden">now </span>
      <b>{to}</b>
    </>
  );
}
