-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- As checkout, for the cart of somebody who has not signed in; it goes with the cart.
create table guest_checkout (
  cart_id uuid primary key references cart (id) on delete cascade,
  -- With name and e-mail of who orders.
  delivery jsonb,
  pickup_skus text [] not null default '{}',
  payment jsonb,
  seen_prices jsonb not null default '{}',
  changes jsonb,
  updated_at timestamptz not null
);

-- Codes that were mailed to a guest order's e-mail for a user who wants to have the order in their account.
create table order_claim (
  order_number text collate "C" not null,
  user_id text collate "C" not null references store_user (id) on delete cascade,
  account_number text collate "C" not null references account (number) on delete cascade,
  code_hash text collate "C" not null,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null,
  primary key (order_number, user_id)
);

-- An invoice's lines follow it to another account. The next migration validates it.
alter table invoice_line drop constraint invoice_line_account_number_invoice_number_fkey;
alter table invoice_line add constraint invoice_line_invoice_fkey
foreign key (account_number, invoice_number) references invoice (account_number, number) on update cascade not valid;

-- Gives a guest's order, with all that hangs on it, to an account; false where it is nobody's to give. Every table that
-- names an account and an order is here: a test compares.
create function claim_order(
  claimed_number text, new_account text, new_user text, claimed_at timestamptz
) returns boolean language plpgsql as $$
declare
  guests constant text := '000000000';
  held record;
  moved text;
begin
  select sales_order.placed_at, sales_order.version, sales_order.status into held
  from sales_order_number as known
  join sales_order on sales_order.account_number = known.account_number and sales_order.placed_at = known.placed_at
    and sales_order.number = known.number
  where known.number = claimed_number and known.account_number = guests and sales_order.status <> 'draft'
  for update of sales_order;
  if not found then
    return false;
  end if;
  update sales_order set account_number = new_account, user_id = new_user, guest_cart = null
  where account_number = guests and placed_at = held.placed_at and number = claimed_number;
  -- What refers to another of them comes along by its reference: captures and refunds, and the lines of invoices.
  foreach moved in array array[
    'sales_order_line', 'sales_order_event', 'order_shipment', 'order_shipment_line', 'order_backorder',
    'fulfilment_report', 'stock_reservation', 'invoice', 'order_document', 'order_change_waiting', 'order_change',
    'order_payment', 'order_hold', 'order_note'
  ] loop
    execute format('update %I set account_number = $1 where account_number = $2 and order_number = $3', moved)
    using new_account, guests, claimed_number;
  end loop;
  update sales_order set version = held.version + 1
  where account_number = new_account and placed_at = held.placed_at and number = claimed_number;
  perform add_order_event(
    new_account, claimed_number, held.version + 1, held.placed_at, claimed_at, held.status, 'buyer', new_user, null,
    '{"report": "claimed"}'
  );
  return true;
end
$$;

comment on table guest_checkout is 'What guests have chosen for the order in their cart, until it is placed.';
comment on table order_claim is 'Codes by which a user takes a guest''s order into their account.';

-- migrate:down
drop function claim_order;
alter table invoice_line drop constraint invoice_line_invoice_fkey;
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
alter table invoice_line add constraint invoice_line_account_number_invoice_number_fkey
foreign key (account_number, invoice_number) references invoice (account_number, number);
drop table order_claim;
drop table guest_checkout;
