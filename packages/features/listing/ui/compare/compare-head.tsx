import { StockStatus } from "@capstan/features/availability";
import { InlineAdd } from "@capstan/features/cart";
import { ItemPicture } from "@capstan/features/pictures";
import { RowPrice } from "@capstan/features/pricing";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Badge } from "@capstan/ui/badge";
import { Unbroken } from "@capstan/ui/unbroken";
import { History, X } from "lucide-react";
import type { Ref } from "react";
import type { CompareColumn } from "../../compare.ts";
import { isAside } from "./aside.ts";
import { dropCompared } from "./compare-store.ts";
import { addFormId } from "./condensed-head.tsx";

interface CompareHeadProps {
  readonly columns: readonly CompareColumn[];
  /** The column that a phone shows beside the first. */
  readonly beside: string | undefined;
  readonly ref: Ref<HTMLTableSectionElement>;
  readonly onQuantity: (sku: string, quantity: number) => void;
}

/** What each item is and costs, and its way into the cart. */
export function CompareHead({ columns, beside, ref, onQuantity }: CompareHeadProps) {
  const skus = columns.map(({ sku }) => sku);
  return (
    <thead ref={ref}>
      <tr>
        <td className="compare-corner">
          {columns.length > 1 && <p>Measured against {skus[0]}. Shaded values differ from it.</p>}
        </td>
        {columns.map((column, at) => (
          <th key={column.sku} scope="col" data-aside={isAside(skus, at, beside)}>
            <Column
              column={column}
              isBase={at === 0}
              skus={skus}
              onQuantity={onQuantity}
              hasMarks={columns.some(({ isPreviouslyPurchased, outside }) => isPreviouslyPurchased || outside)}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ColumnProps extends Pick<CompareHeadProps, "onQuantity"> {
  readonly column: CompareColumn;
  readonly isBase: boolean;
  readonly skus: readonly string[];
  /** One of the columns is marked: the others keep the room, so that their prices stand in a line. */
  readonly hasMarks: boolean;
}

function Column({ column, isBase, skus, hasMarks, onQuantity }: ColumnProps) {
  const { sku, name, url, brand, manufacturerPartNumber, price, unitLabel, stock, isSold } = column;
  const { isPreviouslyPurchased, outside } = column;
  const others = skus.filter((other) => other !== sku);
  return (
    <div className="compare-column">
      <p className="compare-column-tools" data-print="hide">
        {isBase ? (
          others.length > 0 && <Badge kind="plain">Base</Badge>
        ) : (
          <a href={lazyUrls.compare({ skus: [sku, ...others] })}>
            Make base<span className="visually-hidden"> {sku}</span>
          </a>
        )}
        <a href={lazyUrls.compare({ skus, replace: sku })} className="compare-replace">
          Replace<span className="visually-hidden"> {sku}</span>
        </a>
        <a href={lazyUrls.compare({ skus: others })} className="compare-remove" onClick={() => dropCompared(sku)}>
          <X size={16} aria-hidden />
          <span className="visually-hidden">Remove {sku}</span>
        </a>
      </p>
      <ItemPicture sku={sku} size={240} alt="" />
      <p className="compare-column-brand">{brand}</p>
      <a href={url} className="compare-column-name">
        <Unbroken text={name} />
      </a>
      <p>
        Item # <span className="mono">{sku}</span>
      </p>
      {manufacturerPartNumber !== "" && (
        <p>
          Mfr. Model # <span className="mono">{manufacturerPartNumber}</span>
        </p>
      )}
      {hasMarks && (
        <p className="compare-column-marks">
          {isPreviouslyPurchased && (
            <Badge kind="info" icon={<History size={14} />}>
              Previously Purchased
            </Badge>
          )}
          {outside !== undefined && <Badge kind="caution">{outside}</Badge>}
        </p>
      )}
      <div className="compare-column-price">
        {price.kind === "price" && <p>{price.label}</p>}
        <p>
          <RowPrice price={price} /> / {unitLabel}
        </p>
        {price.kind === "price" && price.each !== null && <p>{price.each} each</p>}
      </div>
      <p className="compare-column-stock">{stock && isSold && <StockStatus stock={stock} />}</p>
      {isSold ? (
        <InlineAdd
          item={column}
          formId={addFormId(sku)}
          onQuantity={(quantity) => {
            onQuantity(sku, quantity);
          }}
        />
      ) : (
        <p>{column.discontinued ? "No longer sold" : "Not on sale yet"}</p>
      )}
    </div>
  );
}
