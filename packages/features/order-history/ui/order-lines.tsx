import { ItemPicture } from "@capstan/features/pictures";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { ButtonLink } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { Table } from "@capstan/ui/table";
import { Unbroken } from "@capstan/ui/unbroken";
import type { OrderGroup, OrderLineView, OrderView } from "../order-view.ts";

export function OrderLines({ view }: { readonly view: OrderView }) {
  const { groups, reorder, number } = view;
  return (
    <section className="orders-panel" aria-labelledby="lines-heading">
      <div className="orders-panel-head">
        <h2 id="lines-heading">Lines</h2>
        {reorder !== null && (
          <ButtonLink size="small" href={lazyUrls.reorderPage({ orderNumber: number })}>
            Reorder some
          </ButtonLink>
        )}
      </div>
      <Table className="order-lines" aria-labelledby="lines-heading">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">
              <span className="visually-hidden">Picture</span>
            </th>
            <th scope="col">Item #</th>
            <th scope="col">Product</th>
            <th scope="col" className="table-num">
              Qty
            </th>
            <th scope="col" className="table-num">
              Price
            </th>
            <th scope="col" className="table-num">
              Total
            </th>
            <th scope="col">Where it is</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupLines key={group.key} group={group} isOnly={groups.length === 1} />
        ))}
      </Table>
    </section>
  );
}

function GroupLines({ group: { title, lines }, isOnly }: { readonly group: OrderGroup; readonly isOnly: boolean }) {
  return (
    <tbody>
      {!isOnly && (
        <tr className="order-group-row">
          <th scope="colgroup" colSpan={8}>
            {title}, {lines.length === 1 ? "1 line" : `${lines.length} lines`}
          </th>
        </tr>
      )}
      {lines.map((line) => (
        <Line key={line.line} line={line} />
      ))}
    </tbody>
  );
}

function Line({ line }: { readonly line: OrderLineView }) {
  const { sku, name, url, quantity, here, unitPrice, total, where, before, tax, notes } = line;
  return (
    <tr>
      <td className="order-line-number">{line.line}</td>
      <td className="order-line-picture">
        <ItemPicture sku={sku} size={48} alt="" />
      </td>
      <td className="order-line-sku">
        <a href={url} className="mono">
          {sku}
        </a>
      </td>
      <th scope="row" className="order-line-name">
        <Unbroken text={name} />
        {[...notes, ...(tax === null ? [] : [tax])].map((note) => (
          <span key={note} className="orders-quiet">
            {note}
          </span>
        ))}
      </th>
      <td className="order-line-quantity table-num">
        <span className="order-line-label">Quantity </span>
        {here === quantity ? inDigits(quantity) : `${inDigits(here)} of ${inDigits(quantity)}`}
      </td>
      <td className="order-line-price table-num">{unitPrice}</td>
      <td className="order-line-total table-num">
        <b>{total}</b>
      </td>
      <td className="order-line-where">
        {before !== null && (
          <>
            <s className="orders-old">{before}</s>{" "}
          </>
        )}
        <span className={before === null ? undefined : "order-late"}>{where}</span>
      </td>
    </tr>
  );
}
