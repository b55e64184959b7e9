-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '5min';

-- What open orders have of the stock. A count that the warehouse sends may be lower: then less than nothing is left, and
-- no order can take more.
alter table stock add column reserved integer not null default 0;
alter table stock add constraint stock_reserved_check check (reserved >= 0) not valid;

create function refuse_overselling() returns trigger language plpgsql as $$
begin
  raise exception 'more of % would be reserved at % than is there', new.sku, new.location_code
    using errcode = 'check_violation';
end
$$;

create trigger stock_not_oversold before update of reserved on stock
for each row when (new.reserved > old.reserved and new.reserved > new.quantity) execute function refuse_overselling();

-- Whose the reserved stock is. Rows go when the order is cancelled or leaves the place.
create table stock_reservation (
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  line integer not null,
  location_code text collate "C" not null,
  sku text collate "C" not null,
  quantity integer not null check (quantity > 0),
  primary key (account_number, order_number, line, location_code)
);

-- What an account may owe, and what its orders take of it.
create table account_credit (
  account_number text collate "C" primary key references account (number),
  credit_limit numeric(14, 4) not null check (credit_limit >= 0),
  payment_terms text not null default 'Net 30',
  used numeric(14, 4) not null default 0 check (used >= 0)
);

create function refuse_overdrawing() returns trigger language plpgsql as $$
begin
  raise exception 'account % would owe more than its limit', new.account_number using errcode = 'check_violation';
end
$$;

create trigger credit_not_overdrawn before update of used on account_credit
for each row when (new.used > old.used and new.used > new.credit_limit) execute function refuse_overdrawing();

-- Requests to place an order, by their idempotency keys, and what they were answered.
create table order_request (
  account_number text collate "C" not null,
  key text collate "C" not null check (length(key) between 16 and 64),
  -- Of what was asked for: the same key for something else is refused.
  request_hash text collate "C" not null,
  requested_at timestamptz not null,
  -- Null only while the order is being placed.
  answer jsonb,
  primary key (account_number, key)
);
create index order_request_age on order_request (requested_at);

-- Order numbers are SERIES-SEQUENCE, without gaps in each series. An order takes a series that nobody holds, so as many
-- can be numbered at once as there are series.
create table order_series (
  series text collate "C" primary key check (series ~ '^[0-9]{4}$'),
  last_sequence bigint not null default 0
);
insert into order_series (series) select (1040 + n)::text from generate_series(1, 16) as n;

-- Which change of state is lawful; who may ask for it is known to orders/order-states.ts, and a test holds both alike.
create table order_transition (
  subject text not null check (subject in ('order', 'shipment', 'line')),
  from_status text not null,
  to_status text not null,
  primary key (subject, from_status, to_status)
);
insert into order_transition (subject, from_status, to_status)
select subject, from_status, to_status
from (values ('order'), ('line')) as subjects (subject), (values
  ('draft', 'awaiting-approval'), ('draft', 'placed'), ('draft', 'cancelled'),
  ('awaiting-approval', 'placed'), ('awaiting-approval', 'cancelled')
) as steps (from_status, to_status)
union all
select subject, from_status, to_status
from (values ('order'), ('shipment'), ('line')) as subjects (subject), (values
  ('placed', 'on-hold'), ('placed', 'in-fulfilment'), ('placed', 'cancelled'),
  ('on-hold', 'placed'), ('on-hold', 'cancelled'),
  ('in-fulfilment', 'shipped'), ('in-fulfilment', 'picked-up'), ('in-fulfilment', 'on-hold'), ('in-fulfilment', 'cancelled'),
  ('shipped', 'delivered'), ('shipped', 'returned'), ('delivered', 'returned'), ('picked-up', 'returned')
) as steps (from_status, to_status);

create function refuse_transition() returns trigger language plpgsql as $$
begin
  if not exists (
    select from order_transition where subject = tg_argv[0] and from_status = old.status and to_status = new.status
  ) then
    raise exception 'the % can not go from % to %', tg_argv[0], old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- Orders of the past come and change with the import, which says what is.
create trigger sales_order_transition before update of status on sales_order
for each row when (old.total is not null and old.status is distinct from new.status)
execute function refuse_transition('order');
create trigger sales_order_line_transition before update of status on sales_order_line
for each row when (old.line_total is not null and old.status is distinct from new.status)
execute function refuse_transition('line');

-- The order's next event, and the job that publishes it.
create function add_order_event(
  event_account text, event_number text, event_sequence integer, event_placed timestamptz, event_at timestamptz,
  event_status text, event_actor text, event_user text, event_agent text, event_details jsonb
) returns void language plpgsql as $$
begin
  insert into sales_order_event
    (account_number, order_number, sequence, placed_at, at, status, actor, user_id, agent_id, details)
  values (
    event_account, event_number, event_sequence, event_placed, event_at, event_status, event_actor, event_user,
    event_agent, event_details
  );
  perform graphile_worker.add_job(
    'orders:publish',
    json_build_object('accountNumber', event_account, 'orderNumber', event_number, 'sequence', event_sequence),
    max_attempts => 25
  );
end
$$;

-- Places what the store has computed, or nothing. Locks are taken in one order by everybody: the key, the cart, stock by
-- SKU and place, credit, a series. A refusal is an exception of class CO, so that nothing of it stays.
create function place_order(
  buyer_account text,
  buyer_user text,
  buyer_agent text,
  request_key text,
  wanted_hash text,
  known_cart uuid,
  known_version integer,
  header jsonb,
  lines jsonb,
  allocations jsonb,
  placed timestamptz,
  approval_hours integer,
  out answer jsonb,
  out is_repeat boolean
) language plpgsql as $$
declare
  known order_request;
  held record;
  amount numeric := (header ->> 'total')::numeric;
  terms text;
  new_number text;
  new_status text;
  touched integer;
begin
  insert into order_request (account_number, key, request_hash, requested_at)
  values (buyer_account, request_key, wanted_hash, placed)
  on conflict do nothing;
  is_repeat := not found;
  if is_repeat then
    select * into strict known from order_request where account_number = buyer_account and key = request_key;
    if known.request_hash <> wanted_hash then
      raise exception 'the key was used for another order' using errcode = 'CO001';
    end if;
    answer := known.answer;
    return;
  end if;

  select membership.role, membership.spending_limit into held
  from membership
  join account on account.number = membership.account_number and account.is_open
  join store_user on store_user.id = membership.user_id and store_user.is_enabled
  where membership.user_id = buyer_user and membership.account_number = buyer_account
  for share of membership;
  if not found or held.role = 'viewer' then
    raise exception 'the user may not order for the account' using errcode = 'CO002';
  end if;

  update cart set version = version + 1, updated_at = placed
  where id = known_cart and user_id = buyer_user and account_number = buyer_account and version = known_version;
  if not found then
    raise exception 'the cart was changed' using errcode = 'CO003';
  end if;

  perform from jsonb_to_recordset(allocations) as wanted (sku text, location_code text)
  join stock on stock.sku = wanted.sku and stock.location_code = wanted.location_code
  order by stock.sku, stock.location_code
  for update of stock;
  update stock set reserved = reserved + wanted.quantity
  from (
    select sku, location_code, sum(quantity)::integer as quantity
    from jsonb_to_recordset(allocations) as wanted (sku text, location_code text, quantity integer)
    group by sku, location_code
  ) as wanted
  where stock.sku = wanted.sku and stock.location_code = wanted.location_code
    and stock.quantity - stock.reserved >= wanted.quantity;
  get diagnostics touched = row_count;
  if touched <> (
    select count(distinct (sku, location_code))
    from jsonb_to_recordset(allocations) as wanted (sku text, location_code text)
  ) then
    raise exception 'the stock was changed' using errcode = 'CO004';
  end if;

  update account_credit set used = used + amount
  where account_number = buyer_account and used + amount <= credit_limit
  returning payment_terms into terms;
  if not found then
    raise exception 'the credit does not reach' using errcode = 'CO005';
  end if;

  update order_series set last_sequence = last_sequence + 1
  where series = (select series from order_series order by random() limit 1 for update skip locked)
  returning series || '-' || lpad(last_sequence::text, 5, '0') into new_number;
  if not found then
    update order_series set last_sequence = last_sequence + 1
    where series = (select series from order_series order by random() limit 1)
    returning series || '-' || lpad(last_sequence::text, 5, '0') into strict new_number;
  end if;

  new_status := case when amount > held.spending_limit then 'awaiting-approval' else 'placed' end;
  insert into sales_order (
    number, account_number, user_id, agent_id, placed_at, status, purchase_order, branch_code, ship_to, bill_to,
    buyer_references, payment_terms, shipments, subtotal, freight, freight_tax, tax, total, credit_held, approve_by, version
  ) values (
    new_number, buyer_account, buyer_user, buyer_agent, placed, new_status, header ->> 'purchaseOrder',
    header ->> 'branchCode', header -> 'shipTo', header -> 'billTo', header -> 'references', terms,
    header -> 'shipments', (header ->> 'subtotal')::numeric, (header ->> 'freight')::numeric,
    (header ->> 'freightTax')::numeric, (header ->> 'tax')::numeric, amount, amount,
    case when new_status = 'awaiting-approval' then placed + make_interval(hours => approval_hours) end, 1
  );
  insert into sales_order_line (
    order_number, line, account_number, sku, quantity, unit_price, placed_at, status, description, pack, price_reason,
    warranty, line_total, tax, tax_decision, compliance, promise, fulfilment, branch_code, note, reference, sales_counted
  )
  select
    new_number, line, buyer_account, sku, quantity, "unitPrice", placed, new_status, description, pack, "priceReason",
    warranty, "lineTotal", tax, "taxDecision", compliance, promise, fulfilment, "branchCode", note, reference, false
  from jsonb_to_recordset(lines) as line (
    line integer, sku text, quantity integer, "unitPrice" numeric, description text, pack jsonb, "priceReason" jsonb,
    warranty jsonb, "lineTotal" numeric, tax numeric, "taxDecision" jsonb, compliance jsonb, promise jsonb,
    fulfilment text, "branchCode" text, note text, reference text
  );
  insert into stock_reservation (account_number, order_number, line, location_code, sku, quantity)
  select buyer_account, new_number, line, location_code, sku, quantity
  from jsonb_to_recordset(allocations) as wanted (line integer, sku text, location_code text, quantity integer);

  delete from cart_line using jsonb_to_recordset(lines) as bought (sku text)
  where cart_line.cart_id = known_cart and cart_line.sku = bought.sku;
  perform add_order_event(
    buyer_account, new_number, 1, placed, placed, new_status, 'buyer', buyer_user, buyer_agent, '{}'
  );
  answer := jsonb_build_object(
    'orderNumber', new_number, 'status', new_status, 'total', amount::text, 'placedAt', placed
  );
  update order_request set answer = place_order.answer where account_number = buyer_account and key = request_key;
end
$$;

-- Brings an order from one of some states to another, with what follows for its lines, its stock and its credit; only the
-- first of two that want this does it. Null where the account has no such order, and the state it is in where that is none
-- of them.
create function move_order(
  owner_account text,
  moved_number text,
  -- Whose it has to be; null for anybody of the account.
  only_user text,
  allowed_from text [],
  new_status text,
  moved_by text,
  by_user text,
  by_agent text,
  why jsonb,
  moved_at timestamptz,
  out is_moved boolean,
  out status text
) language plpgsql as $$
declare
  held record;
begin
  is_moved := false;
  select sales_order.placed_at, sales_order.status, sales_order.credit_held, sales_order.version into held
  from sales_order_number as known
  join sales_order on sales_order.account_number = known.account_number
    and sales_order.placed_at = known.placed_at and sales_order.number = known.number
  where known.number = moved_number and known.account_number = owner_account and sales_order.total is not null
    and (only_user is null or sales_order.user_id = only_user)
  for update of sales_order;
  if not found then
    return;
  end if;
  status := held.status;
  if not status = any (allowed_from) then
    return;
  end if;

  update sales_order set status = new_status, version = version + 1,
    credit_held = case when new_status = 'cancelled' then 0 else credit_held end
  where account_number = owner_account and placed_at = held.placed_at and number = moved_number;
  update sales_order_line set status = new_status
  where account_number = owner_account and placed_at = held.placed_at and order_number = moved_number
    and sales_order_line.status = held.status;

  if new_status in ('cancelled', 'shipped', 'picked-up') then
    perform from stock_reservation as kept
    join stock on stock.sku = kept.sku and stock.location_code = kept.location_code
    where kept.account_number = owner_account and kept.order_number = moved_number
    order by stock.sku, stock.location_code
    for update of stock;
    with gone as (
      delete from stock_reservation where account_number = owner_account and order_number = moved_number
      returning sku, location_code, quantity
    ), freed as (
      select sku, location_code, sum(quantity)::integer as quantity from gone group by sku, location_code
    )
    update stock set reserved = stock.reserved - freed.quantity,
      quantity = case when new_status = 'cancelled' then stock.quantity else greatest(stock.quantity - freed.quantity, 0) end
    from freed where stock.sku = freed.sku and stock.location_code = freed.location_code;
  end if;
  if new_status = 'cancelled' and held.credit_held > 0 then
    update account_credit set used = used - held.credit_held where account_number = owner_account;
  end if;
  perform add_order_event(
    owner_account, moved_number, held.version + 1, held.placed_at, moved_at, new_status, moved_by, by_user, by_agent, why
  );
  is_moved := true;
  status := new_status;
end
$$;

comment on table stock_reservation is 'What lines of open orders have of the stock, and where.';
comment on table account_credit is 'What an account may owe, by which terms, and what its open orders take of it.';
comment on table order_request is 'Requests to place an order, by their idempotency keys, and their answers.';
comment on table order_series is 'The counters of order numbers.';
comment on table order_transition is 'Which changes of an order''s, a shipment''s or a line''s state are lawful.';

-- migrate:down
drop function move_order;
drop function place_order;
drop function add_order_event;
drop trigger sales_order_line_transition on sales_order_line;
drop trigger sales_order_transition on sales_order;
drop function refuse_transition();
drop table order_transition;
drop table order_series;
drop table order_request;
drop table account_credit;
drop function refuse_overdrawing();
drop table stock_reservation;
drop trigger stock_not_oversold on stock;
drop function refuse_overselling();
-- squawk-ignore ban-drop-column
alter table stock drop column reserved;
