import { lazyUrls } from "@capstan/features/lazy-urls";
import { Link } from "@capstan/ui/link";
import { Table, TableFrame } from "@capstan/ui/table";
import { CircleCheck, Info } from "lucide-react";
import type { TaxRow } from "../checkout.ts";

/** By destination: what is picked up is taxed where the branch is. */
export function Tax({ rows, isGuest }: { readonly rows: readonly TaxRow[]; readonly isGuest: boolean }) {
  if (rows.length === 0) return <p className="checkout-body checkout-quiet">Nothing is taxed yet.</p>;
  const taxed = rows.find(({ isExempt }) => !isExempt);
  return (
    <>
      <TaxTable rows={rows} />
      {taxed && !isGuest && (
        <div className="checkout-body">
          <p>
            Tax exempt?{" "}
            <Link kind="inline" href={lazyUrls.taxCertificates({ state: taxed.state })}>
              Add a certificate
            </Link>
          </p>
        </div>
      )}
    </>
  );
}

function TaxTable({ rows }: { readonly rows: readonly TaxRow[] }) {
  return (
    <TableFrame label="Tax by place" className="checkout-tax">
      <Table>
        <thead>
          <tr>
            <th scope="col">Where you get it</th>
            <th scope="col">Status</th>
            <th scope="col" className="table-num checkout-tax-sum">
              Taxable
            </th>
            <th scope="col" className="table-num checkout-tax-sum">
              Rate
            </th>
            <th scope="col" className="table-num">
              Tax
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.place}
                <span className="checkout-quiet">{row.lines}</span>
              </th>
              <td>
                <span className={row.isExempt ? "checkout-status-ok" : undefined}>
                  {row.isExempt ? <CircleCheck size={16} /> : <Info size={16} />} {row.status}
                </span>
                <span className="checkout-quiet">{row.reason}</span>
              </td>
              <td className="table-num checkout-tax-sum">{row.taxable}</td>
              <td className="table-num checkout-tax-sum">{row.rate}</td>
              <td className="table-num">
                <b>{row.tax}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
