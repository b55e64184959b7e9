-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- An order as it was before an approver lowered it. The order's own rows are what holds now; these never change.
create table order_revision (
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  -- From 1: as the buyer sent it.
  revision integer not null check (revision > 0),
  -- The order's own.
  placed_at timestamptz not null,
  replaced_at timestamptz not null,
  replaced_by text collate "C" not null,
  header jsonb not null,
  lines jsonb not null,
  primary key (account_number, order_number, revision)
);

create function refuse_revision_change() returns trigger language plpgsql as $$
begin
  raise exception 'revisions of orders never change' using errcode = 'check_violation';
end
$$;
create trigger order_revision_frozen before update on order_revision
for each row execute function refuse_revision_change();

-- Writes a lowered order in place of the one that waits for approval, and gives back what it takes less of stock and
-- credit. Locks are taken in the order of everybody: the order, stock by SKU and place, credit.
create function revise_order(
  owner_account text,
  revised_number text,
  header jsonb,
  lines jsonb,
  reservations jsonb,
  revised_by text,
  revised_at timestamptz
) returns integer language plpgsql as $$
declare
  held sales_order;
  amount numeric := (header ->> 'total')::numeric;
  next_revision integer;
begin
  select sales_order.* into held
  from sales_order_number as known
  join sales_order on sales_order.account_number = known.account_number
    and sales_order.placed_at = known.placed_at and sales_order.number = known.number
  where known.number = revised_number and known.account_number = owner_account
  for update of sales_order;
  if not found or held.status <> 'awaiting-approval' or amount > held.total then
    raise exception 'order % can not be lowered', revised_number using errcode = 'check_violation';
  end if;

  select coalesce(max(revision), 0) + 1 into next_revision
  from order_revision where account_number = owner_account and order_number = revised_number;
  insert into order_revision
    (account_number, order_number, revision, placed_at, replaced_at, replaced_by, header, lines)
  select owner_account, revised_number, next_revision, held.placed_at, revised_at, revised_by, to_jsonb(held),
    coalesce(jsonb_agg(to_jsonb(line) order by line.line), '[]')
  from sales_order_line as line
  where line.account_number = owner_account and line.placed_at = held.placed_at and line.order_number = revised_number;

  delete from sales_order_line as line
  where line.account_number = owner_account and line.placed_at = held.placed_at and line.order_number = revised_number
    and line.line not in (select kept.line from jsonb_to_recordset(lines) as kept (line integer));
  update sales_order_line as line
  set quantity = kept.quantity, line_total = kept."lineTotal", tax = kept.tax, promise = kept.promise, warranty = kept.warranty
  from jsonb_to_recordset(lines) as kept (
    line integer, quantity integer, "lineTotal" numeric, tax numeric, promise jsonb, warranty jsonb
  )
  where line.account_number = owner_account and line.placed_at = held.placed_at and line.order_number = revised_number
    and line.line = kept.line and line.quantity <> kept.quantity;

  perform from stock_reservation as reserved
  join stock on stock.sku = reserved.sku and stock.location_code = reserved.location_code
  where reserved.account_number = owner_account and reserved.order_number = revised_number
  order by stock.sku, stock.location_code
  for update of stock;
  update stock set reserved = stock.reserved - freed.quantity
  from (
    select reserved.sku, reserved.location_code, sum(reserved.quantity - coalesce(kept.quantity, 0))::integer as quantity
    from stock_reservation as reserved
    left join jsonb_to_recordset(reservations) as kept (line integer, location_code text, quantity integer)
      on kept.line = reserved.line and kept.location_code = reserved.location_code
    where reserved.account_number = owner_account and reserved.order_number = revised_number
    group by reserved.sku, reserved.location_code
  ) as freed
  where stock.sku = freed.sku and stock.location_code = freed.location_code and freed.quantity <> 0;
  delete from stock_reservation as reserved
  where reserved.account_number = owner_account and reserved.order_number = revised_number
    and not exists (
      select from jsonb_to_recordset(reservations) as kept (line integer, location_code text)
      where kept.line = reserved.line and kept.location_code = reserved.location_code
    );
  update stock_reservation as reserved set quantity = kept.quantity
  from jsonb_to_recordset(reservations) as kept (line integer, location_code text, quantity integer)
  where reserved.account_number = owner_account and reserved.order_number = revised_number
    and reserved.line = kept.line and reserved.location_code = kept.location_code;

  update account_credit set used = used - (held.credit_held - amount)
  where account_number = owner_account and held.credit_held > 0;
  update sales_order set
    purchase_order = header ->> 'purchaseOrder', buyer_references = header -> 'references',
    shipments = header -> 'shipments', subtotal = (header ->> 'subtotal')::numeric,
    freight = (header ->> 'freight')::numeric, freight_tax = (header ->> 'freightTax')::numeric,
    tax = (header ->> 'tax')::numeric, total = amount,
    credit_held = case when held.credit_held > 0 then amount else 0 end
  where account_number = owner_account and placed_at = held.placed_at and number = revised_number;
  return next_revision;
end
$$;

comment on table order_revision is 'Orders as they were before an approver lowered them.';

-- migrate:down
drop function revise_order;
drop table order_revision;
drop function refuse_revision_change();
