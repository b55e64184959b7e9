import { inDigits } from "@capstan/ui/digits";
import { ItemPicture } from "@capstan/features/pictures";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { QuantityField } from "@capstan/ui/quantity-field";
import { type BulkLine, answerText, entryOf, groupOf } from "../bulk-lines.ts";
import { GroupIcon } from "./group-icon.tsx";
import type { BulkOrder } from "./use-bulk-order.ts";

interface ReviewRowProps {
  readonly place: number;
  readonly line: BulkLine;
  readonly order: BulkOrder;
}

/** A line with its answer: what was found, or what has to be decided. */
export function ReviewRow({ place, line, order }: ReviewRowProps) {
  const { row, text, item, quantity, product, isAdded, fixedFrom } = line;
  const group = groupOf(line);
  return (
    <tr className={`review-row review-row-${group}`}>
      <td className="review-number">
        {row}
        <input type="hidden" name={`row-${place}`} value={row} />
        <input type="hidden" name={`text-${place}`} value={text} />
        {isAdded && <input type="hidden" name={`added-${place}`} value="1" />}
        {fixedFrom !== null && <input type="hidden" name={`asked-${place}`} value={fixedFrom} />}
      </td>
      <td className="review-entered">
        {isAdded ? (
          <>
            {item}
            <input type="hidden" name={`item-${place}`} value={item} />
          </>
        ) : (
          <input
            type="text"
            name={`item-${place}`}
            className="field-control"
            aria-label={`Item # of row ${row}`}
            maxLength={200}
            spellCheck={false}
            autoComplete="off"
            value={item}
            onChange={(event) => order.edit(place, { item: event.currentTarget.value })}
          />
        )}
        {text !== item && text !== `${item} ${quantity}` && <span className="review-text">{text}</span>}
      </td>
      <td className="review-product">
        {product && <Product product={product} />}
        <Choices place={place} line={line} order={order} />
      </td>
      <td className="review-quantity">
        {isAdded ? (
          <>
            {inDigits(quantity)}
            <input type="hidden" name={`quantity-${place}`} value={quantity} />
          </>
        ) : (
          <QuantityField
            id={`quantity-${place}`}
            name={`quantity-${place}`}
            label="Qty"
            itemName={`row ${row}`}
            hideLabel
            size="small"
            value={quantity}
            onChange={(typed) => order.edit(place, { quantity: typed })}
          />
        )}
      </td>
      <td className="review-total">{product?.total}</td>
      <td className="review-answer">
        <Answer place={place} line={line} />
      </td>
    </tr>
  );
}

function Product({ product }: { readonly product: NonNullable<BulkLine["product"]> }) {
  const { sku, name, url, unitLabel } = product;
  return (
    <div className="review-found">
      <ItemPicture sku={sku} size={48} alt="" />
      <div>
        <a href={url}>{name}</a>
        <span className="review-sku">
          {sku}, {unitLabel}
        </span>
      </div>
    </div>
  );
}

/** Products of which the buyer has to choose one. None is chosen for them. */
function Choices({ place, line, order }: ReviewRowProps) {
  const { choices, chosenSku, isAdded, row } = line;
  if (choices.length === 0 || isAdded) return null;
  return (
    <fieldset className="review-choices">
      <legend className="visually-hidden">Products for row {row}</legend>
      {choices.map(({ sku, brand, name, price }) => (
        <label key={sku} className="review-choice">
          <input
            type="radio"
            name={`sku-${place}`}
            value={sku}
            checked={chosenSku === sku}
            onChange={() => order.choose(place, sku)}
          />
          <ItemPicture sku={sku} size={48} alt="" />
          <span>
            <b>{brand}</b> <span className="review-sku">{sku}</span>
            <span className="review-choice-name">{name}</span>
          </span>
          <b>{price}</b>
        </label>
      ))}
    </fieldset>
  );
}

function Answer({ place, line }: Omit<ReviewRowProps, "order">) {
  const { quantities, status, item, row, isAdded } = line;
  const group = groupOf(line);
  const isOpen = !isAdded && entryOf(line) === null;
  return (
    <>
      <p>
        <GroupIcon group={group} />
        <span>
          {isAdded && <b>Added. </b>}
          {answerText(line)}
        </span>
      </p>
      {isOpen &&
        quantities.map((quantity) => (
          <Button key={quantity} type="submit" name="make" value={`${place}:${quantity}`} size="small">
            Make it {inDigits(quantity)}
          </Button>
        ))}
      {!isAdded && (
        <Button type="submit" name="check" value={String(place)} size="small">
          Check again<span className="visually-hidden">, row {row}</span>
        </Button>
      )}
      {status === "unknown" && !isAdded && <a href={urls.search({ searchQuery: item })}>Search for it</a>}
    </>
  );
}
