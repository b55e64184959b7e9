import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Table } from "@capstan/ui/table";
import { Check } from "lucide-react";
import type { OverviewRow, OverviewView } from "../overview.ts";
import { roleNames } from "../role-names.ts";
import { HorizontalBar } from "./bars.tsx";

/** A table on wide screens, cards on a phone. */
export function OverviewAccounts({ view: { accounts, month, search } }: { readonly view: OverviewView }) {
  if (accounts.length === 0) return <NoAccounts search={search} />;
  return (
    <div className="overview-frame">
      <Table className="overview-accounts">
        <caption className="visually-hidden">Your accounts</caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Account #</th>
            <th scope="col">Your role</th>
            <th scope="col" className="table-num">
              Pending tasks
            </th>
            <th scope="col" className="table-num">
              Open orders
            </th>
            <th scope="col">{month} spend</th>
            <th scope="col">
              <span className="visually-hidden">Switch</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <AccountRow key={account.number} account={account} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function AccountRow({ account }: { readonly account: OverviewRow }) {
  const { number, companyName, isCurrent, role, pendingTasks, openOrders, spent, orderLimit, share } = account;
  return (
    <tr data-state={isCurrent ? "active" : undefined}>
      <th scope="row" className="overview-name">
        <b>{companyName}</b>
        {isCurrent && (
          <span className="overview-current">
            <Check size={14} /> Current
          </span>
        )}
        <span className="overview-place">{placeOf(account)}</span>
      </th>
      <td className="overview-number mono">{number}</td>
      <td className="overview-role">{roleNames[role]}</td>
      <td className="table-num overview-figure">
        <Figure value={pendingTasks} /> <span className="overview-unit">pending</span>
      </td>
      <td className="table-num overview-figure">
        <Figure value={openOrders} /> <span className="overview-unit">open orders</span>
      </td>
      <td className="overview-spend">
        <span className="overview-amount">
          <b>{spent}</b>
          <span>
            {share}%<span className="visually-hidden"> of all accounts</span>
          </span>
        </span>
        <HorizontalBar size={share} />
        {orderLimit !== null && <span className="overview-limit">Your limit: {orderLimit} an order</span>}
      </td>
      <td className="overview-switch">
        {isCurrent ? (
          <span className="overview-in-use">In use</span>
        ) : (
          <form action={urls.accountSwitch()} method="post">
            <input type="hidden" name="rememberMe" value="on" />
            <Button type="submit" size="small" name="acctNo" value={number}>
              Switch
              <span className="visually-hidden">
                {" "}
                to {companyName}, {number}
              </span>
            </Button>
          </form>
        )}
      </td>
    </tr>
  );
}

/** Nothing is not stressed. */
function Figure({ value }: { readonly value: number }) {
  return value === 0 ? <span>0</span> : <b>{value}</b>;
}

function placeOf({ city, state, country }: OverviewRow): string {
  return [city, state, country].filter((part) => part !== "").join(", ");
}

function NoAccounts({ search }: { readonly search: string }) {
  return (
    <div className="account-none-found">
      {search === "" ? (
        <p>You have no open account yet.</p>
      ) : (
        <p>
          No account matches. Search by name, city, state or account number, or{" "}
          <a href={urls.accountsOverview()}>show all accounts</a>.
        </p>
      )}
    </div>
  );
}
