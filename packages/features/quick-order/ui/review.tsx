import { inDigits } from "@capstan/ui/digits";
import { PageAccountField } from "@capstan/features/account";
import { FormKey } from "@capstan/features/cart";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { type FormEvent, useContext, useState } from "react";
import { countGroups, entryOf, groupNames, reviewTitle } from "../bulk-lines.ts";
import { DownloadAnswers } from "./download-answers.tsx";
import { GroupIcon } from "./group-icon.tsx";
import { ReviewRow } from "./review-row.tsx";
import type { BulkOrder } from "./use-bulk-order.ts";

/** A table of five thousand rows is slow to lay out and nobody reads it at once. */
const shownAtFirst = 200;

/** The lines with their answers, to be mended in place and added. */
export function Review({ order }: { readonly order: BulkOrder }) {
  const { lines, isBusy } = order.pad;
  const formKey = useContext(FormKey);
  const [shown, setShown] = useState(shownAtFirst);
  const ready = lines.filter((line) => entryOf(line) !== null).length;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const [place = "", made = ""] = submitter instanceof HTMLButtonElement ? submitter.value.split(":") : [];
    if (place === "add") void order.add();
    else if (made !== "") void order.recheck(Number(place), Number(made));
    else void order.recheck(Number(place));
  }

  return (
    <form action={urls.bulkOrder()} method="post" encType="multipart/form-data" className="review" onSubmit={submit}>
      <PageAccountField />
      {formKey !== null && <input type="hidden" name="idempotencyKey" value={formKey} />}
      <div className="review-head">
        <h2>{reviewTitle(lines)}</h2>
        <ul>
          {countGroups(lines).map(({ group, count }) => (
            <li key={group}>
              <GroupIcon group={group} /> {count} {groupNames[group]}
            </li>
          ))}
        </ul>
      </div>
      <table>
        <caption className="visually-hidden">Your lines and their answers</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Item #</th>
            <th scope="col">Product</th>
            <th scope="col">Qty</th>
            <th scope="col">Total</th>
            <th scope="col">Answer</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines are places, and never move
            <ReviewRow key={at} place={at} line={line} order={order} />
          ))}
        </tbody>
      </table>
      {lines.slice(shown).map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines are places, and never move
        <HiddenLine key={at} place={shown + at} line={line} />
      ))}
      <div className="review-foot">
        {lines.length > shown && (
          <Button onClick={() => setShown(shown + 500)}>Show more of {inDigits(lines.length)} rows</Button>
        )}
        <DownloadAnswers lines={lines} />
        <ButtonLink href={urls.cart()}>View Cart</ButtonLink>
        {ready > 0 && (
          <Button type="submit" name="intent" value="add" kind="primary" busy={isBusy}>
            Add {inDigits(ready)} {ready === 1 ? "Line" : "Lines"} to Cart
          </Button>
        )}
      </div>
    </form>
  );
}

/** Without script every line has to go with the form, shown or not. */
function HiddenLine({ place, line }: { readonly place: number; readonly line: BulkOrder["pad"]["lines"][number] }) {
  return (
    <>
      <input type="hidden" name={`row-${place}`} value={line.row} />
      <input type="hidden" name={`item-${place}`} value={line.item} />
      <input type="hidden" name={`quantity-${place}`} value={line.quantity} />
      {line.fixedFrom !== null && <input type="hidden" name={`asked-${place}`} value={line.fixedFrom} />}
    </>
  );
}
