import { Table, TableFrame } from "@capstan/ui/table";
import type { SpendMonth, SpendView } from "../spend.ts";

/** Bars of months; the table below says the same, and is what is read aloud. */
export function SpendChart({ spend }: { readonly spend: SpendView }) {
  const { total, period, categories, months } = spend;
  return (
    <section className="spend" aria-labelledby="spend-heading">
      <div className="spend-sum">
        <h2 id="spend-heading">Spend, 12 months</h2>
        <p className="spend-total num">{total}</p>
        <p className="spend-quiet">{period}, before freight and tax</p>
      </div>
      <div className="spend-bars" aria-hidden="true">
        {months.map((month, at) => (
          <Month key={month.name} month={month} isLast={at === months.length - 1} />
        ))}
      </div>
      <ul className="spend-legend">
        {categories.map(({ name, amount }, at) => (
          <li key={name}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <rect className={`spend-part-${at}`} width="12" height="12" />
            </svg>
            <span>{name}</span> <b className="num">{amount}</b>
          </li>
        ))}
      </ul>
      <details className="spend-table">
        <summary>View as table</summary>
        <SpendTable spend={spend} />
      </details>
    </section>
  );
}

function Month({ month: { label, name, total, short, parts }, isLast }: { month: SpendMonth; isLast: boolean }) {
  let top = 100;
  return (
    <div className="spend-month" data-current={isLast || undefined} title={`${name}: ${total}`}>
      <span className="num">{short}</span>
      <svg viewBox="0 0 10 100" preserveAspectRatio="none" className="spend-bar">
        {parts.map(({ category, size }, at) => {
          top -= size;
          return <rect key={category} className={`spend-part-${at}`} y={top} width="10" height={size} />;
        })}
      </svg>
      <span>{label}</span>
    </div>
  );
}

function SpendTable({ spend: { months, categories } }: { readonly spend: SpendView }) {
  return (
    <TableFrame label="Spend by month and category">
      <Table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {categories.map(({ name }) => (
              <th key={name} scope="col" className="table-num">
                {name}
              </th>
            ))}
            <th scope="col" className="table-num">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, parts, total }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {parts.map(({ category, amount }) => (
                <td key={category} className="table-num">
                  {amount}
                </td>
              ))}
              <td className="table-num">
                <b>{total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
