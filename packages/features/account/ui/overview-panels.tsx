import { urls } from "@capstan/features/urls";
import { Count } from "@capstan/ui/badge";
import { CircleCheck, CircleX, Clock, Package, PackageOpen, Pause, Pencil, Store, Truck, Undo2 } from "lucide-react";
import type { ComponentType } from "react";
import type { OrderStatus } from "../order-status.ts";
import type { Bar, OverviewView, RecentOrder, UserSummary, WaitingTask } from "../overview.ts";
import { roleNames } from "../role-names.ts";
import { Columns, HorizontalBar } from "./bars.tsx";
import { initialsOf } from "./initials.ts";
import { Panel } from "./panel.tsx";

const taskNames: Readonly<Record<WaitingTask["kind"], string>> = {
  "order-approval": "Order to approve",
  "user-request": "Request for a user",
};

export function Waiting({ waiting: { count, tasks } }: { readonly waiting: OverviewView["waiting"] }) {
  return (
    <Panel title="Waiting on you" aside={count > 0 && <Count value={count} label="pending tasks" />}>
      {tasks.length === 0 && <p className="account-panel-none">Nothing waits for you.</p>}
      <ul className="account-rows">
        {tasks.map((task) => (
          <li key={task.code}>
            <p>
              <b>{taskNames[task.kind]}</b> <span className="account-quiet">since {task.requestedOn}</span>
            </p>
            {task.requestedBy !== null && <p>{task.requestedBy}</p>}
            <p className="account-quiet">
              {task.companyName}, <span className="num">{task.accountNumber}</span>
            </p>
          </li>
        ))}
      </ul>
      {count > tasks.length && <p className="account-panel-none">And {count - tasks.length} more.</p>}
    </Panel>
  );
}

const statuses: Readonly<
  Record<OrderStatus, { readonly text: string; readonly Icon: ComponentType<{ size?: number }> }>
> = {
  draft: { text: "Draft", Icon: Pencil },
  "awaiting-approval": { text: "Waiting for approval", Icon: Clock },
  placed: { text: "Placed", Icon: Package },
  "on-hold": { text: "On hold", Icon: Pause },
  "in-fulfilment": { text: "Being packed", Icon: PackageOpen },
  shipped: { text: "Shipped", Icon: Truck },
  delivered: { text: "Delivered", Icon: CircleCheck },
  "picked-up": { text: "Picked up", Icon: Store },
  cancelled: { text: "Cancelled", Icon: CircleX },
  returned: { text: "Returned", Icon: Undo2 },
};

export function RecentOrders({ orders }: { readonly orders: readonly RecentOrder[] }) {
  return (
    <Panel title="Recent orders" aside={<a href={urls.orderHistory()}>Order History</a>}>
      {orders.length === 0 && <p className="account-panel-none">No orders yet.</p>}
      <ul className="account-rows">
        {orders.map((order) => (
          <Order key={order.number} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function Order({ order: { number, placedOn, lines, status, accountNumber, total } }: { readonly order: RecentOrder }) {
  const { text, Icon } = statuses[status];
  return (
    <li className="overview-order">
      <Icon size={16} />
      <div>
        <p>
          <span className="mono">{number}</span>{" "}
          <span className="account-quiet">
            {placedOn}, {lines === 1 ? "1 line" : `${lines} lines`}
          </span>
        </p>
        <p>{text}</p>
        <p className="account-quiet num">Account # {accountNumber}</p>
      </div>
      <b className="num">{total}</b>
    </li>
  );
}

export function SpendByMonth({ months }: { readonly months: readonly Bar[] }) {
  return (
    <Panel title="Spend by month, all accounts">
      <Columns bars={months} caption="Spend by month, all accounts" />
    </Panel>
  );
}

interface TopCategoriesProps {
  readonly categories: readonly Bar[];
  readonly month: string;
}

export function TopCategories({ categories, month }: TopCategoriesProps) {
  return (
    <Panel title={`Top categories, ${month}`}>
      {categories.length === 0 && <p className="account-panel-none">Nothing bought in {month} yet.</p>}
      <ul className={categories.length === 0 ? undefined : "overview-categories"}>
        {categories.map(({ label, amount, size }) => (
          <li key={label}>
            <span>{label}</span> <b className="num">{amount}</b>
            <HorizontalBar size={size} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface AccountUsersProps {
  readonly users: { readonly count: number; readonly first: readonly UserSummary[] };
}

export function AccountUsers({ users: { count, first } }: AccountUsersProps) {
  return (
    <Panel title="Account users" aside={<a href={urls.accountUsers()}>All {count}</a>}>
      <ul className="account-rows">
        {first.map(({ id, fullName, role, orderLimit }) => (
          <li key={id} className="overview-user">
            <span className="account-initials-round" aria-hidden="true">
              {initialsOf(fullName)}
            </span>
            <div>
              <p>{fullName}</p>
              <p className="account-quiet">
                {roleNames[role]}
                {orderLimit !== null && `, ${orderLimit} limit`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
