-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

alter table sales_order
  add column payment_method text not null default 'account',
  -- Of a guest: name, e-mail and phone. Users have theirs on file.
  add column contact jsonb,
  -- The cart of the browser that a guest ordered in, until somebody claims the order for an account.
  add column guest_cart uuid;
-- The next migration validates it.
alter table sales_order
  add constraint sales_order_payment_method_check check (payment_method in ('account', 'card')) not valid;

-- Whose orders are those of guests. Nobody can belong to it or join it: it is closed.
insert into account (number, company_name, customer_kind, address1, city, state, zip, is_open)
values ('000000000', 'Guests', 'individual', '', '', '', '', false)
on conflict (number) do nothing;

-- How an order that is paid by card is paid. It is a draft, with its stock reserved, until the card is authorized.
create table order_payment (
  account_number text collate "C" not null references account (number),
  order_number text collate "C" not null,
  -- The order's own.
  placed_at timestamptz not null,
  -- The key of the request that placed the order; the provider's page leads back by it.
  attempt text collate "C" not null unique,
  cart_id uuid not null,
  status text not null default 'open' check (status in ('open', 'authorized', 'ended')),
  amount numeric(14, 4) not null check (amount > 0),
  needs_approval boolean not null,
  -- The provider's names for its page and for the authorization.
  session_id text collate "C" unique,
  page_url text,
  intent_id text collate "C" unique,
  takes_parts boolean not null default false,
  card_brand text,
  card_last4 text,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  authorized_at timestamptz,
  primary key (account_number, order_number),
  check (status <> 'authorized' or intent_id is not null)
);
create index order_payment_open on order_payment (begun_at) where status = 'open';
create index order_payment_cart on order_payment (cart_id) where status = 'open';

-- What is taken of the card for a shipment, as its invoice has it; written in the transaction in which it leaves.
create table order_capture (
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  shipment integer not null,
  amount numeric(14, 4) not null check (amount > 0),
  is_final boolean not null,
  -- What it was taken from; null until it is.
  intent_id text collate "C",
  captured_at timestamptz,
  primary key (account_number, order_number, shipment),
  foreign key (account_number, order_number) references order_payment (account_number, order_number)
    on update cascade,
  check ((intent_id is null) = (captured_at is null))
);
create index order_capture_waiting on order_capture (order_number) where captured_at is null;

-- What is given back, by the caller's key.
create table order_refund (
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  key text collate "C" not null check (length(key) between 1 and 64),
  -- A refund of several captures has a row for each payment that it is taken from.
  intent_id text collate "C" not null,
  amount numeric(14, 4) not null check (amount > 0),
  refunded_at timestamptz,
  primary key (account_number, order_number, key, intent_id),
  foreign key (account_number, order_number) references order_payment (account_number, order_number)
    on update cascade
);

-- An order over the buyer's limit is a task of the approvers from the moment its card is authorized.
create function open_approval_task() returns trigger language plpgsql as $$
begin
  insert into pending_task (code, account_number, kind, requested_by, requested_at)
  values ('order-' || new.number, new.account_number, 'order-approval', new.user_id, new.placed_at)
  on conflict (code) do nothing;
  return null;
end
$$;
create trigger sales_order_waits_when_paid after update of status on sales_order
for each row when (old.status = 'draft' and new.status = 'awaiting-approval') execute function open_approval_task();

-- As before, with how it is paid. By card it is a draft that holds its stock and no credit, and the cart stays as it is.
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
  -- How it is paid: method, and for a card the attempt's key and until when it may be paid; of guests who they are.
  payment jsonb,
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
  is_card boolean := payment ->> 'method' = 'card';
  needs_approval boolean;
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
  -- A guest is nobody's member, and pays by card.
  if buyer_user is null then
    if not is_card then
      raise exception 'a guest has no credit' using errcode = 'CO002';
    end if;
  elsif not found or held.role = 'viewer' then
    raise exception 'the user may not order for the account' using errcode = 'CO002';
  end if;

  update cart set version = version + 1, updated_at = placed
  where id = known_cart and version = known_version and user_id is not distinct from buyer_user
    and (buyer_user is null or account_number = buyer_account);
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

  if not is_card then
    update account_credit set used = used + amount
    where account_number = buyer_account and used + amount <= credit_limit
    returning payment_terms into terms;
    if not found then
      raise exception 'the credit does not reach' using errcode = 'CO005';
    end if;
  end if;

  update order_series set last_sequence = last_sequence + 1
  where series = (select series from order_series order by random() limit 1 for update skip locked)
  returning series || '-' || lpad(last_sequence::text, 5, '0') into new_number;
  if not found then
    update order_series set last_sequence = last_sequence + 1
    where series = (select series from order_series order by random() limit 1)
    returning series || '-' || lpad(last_sequence::text, 5, '0') into strict new_number;
  end if;

  needs_approval := coalesce(amount > held.spending_limit, false);
  new_status := case when is_card then 'draft' when needs_approval then 'awaiting-approval' else 'placed' end;
  insert into sales_order (
    number, account_number, user_id, agent_id, placed_at, status, purchase_order, branch_code, ship_to, bill_to,
    buyer_references, payment_terms, shipments, subtotal, freight, freight_tax, tax, total, credit_held, approve_by, version,
    payment_method, contact, guest_cart
  ) values (
    new_number, buyer_account, buyer_user, buyer_agent, placed, new_status, header ->> 'purchaseOrder',
    header ->> 'branchCode', header -> 'shipTo', header -> 'billTo', header -> 'references', terms,
    header -> 'shipments', (header ->> 'subtotal')::numeric, (header ->> 'freight')::numeric,
    (header ->> 'freightTax')::numeric, (header ->> 'tax')::numeric, amount, case when is_card then 0 else amount end,
    case when new_status = 'awaiting-approval' then placed + make_interval(hours => approval_hours) end, 1,
    payment ->> 'method', nullif(payment -> 'contact', 'null'), case when buyer_user is null then known_cart end
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

  -- Who leaves the card's page without paying finds the cart as it was.
  if is_card then
    insert into order_payment (
      account_number, order_number, placed_at, attempt, cart_id, amount, needs_approval, begun_at, expires_at
    ) values (
      buyer_account, new_number, placed, request_key, known_cart, amount, needs_approval, placed,
      (payment ->> 'expiresAt')::timestamptz
    );
  else
    delete from cart_line using jsonb_to_recordset(lines) as bought (sku text)
    where cart_line.cart_id = known_cart and cart_line.sku = bought.sku;
  end if;
  perform add_order_event(
    buyer_account, new_number, 1, placed, placed, new_status, 'buyer', buyer_user, buyer_agent, '{}'
  );
  answer := jsonb_build_object(
    'orderNumber', new_number, 'status', new_status, 'total', amount::text, 'placedAt', placed
  );
  update order_request set answer = place_order.answer where account_number = buyer_account and key = request_key;
end
$$;

-- For the release before this one.
create or replace function place_order(
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
) language sql as $$
  select answer, is_repeat from place_order(
    buyer_account, buyer_user, buyer_agent, request_key, wanted_hash, known_cart, known_version, header, lines,
    allocations, placed, approval_hours, '{"method": "account"}'
  )
$$;

comment on table order_payment is 'How orders that are paid by card are paid: the provider''s page and the authorization.';
comment on table order_capture is 'What is taken of a card, once for each shipment.';
comment on table order_refund is 'What was given back to a card.';

-- migrate:down
drop function place_order(
  text, text, text, text, text, uuid, integer, jsonb, jsonb, jsonb, timestamptz, integer, jsonb
);
create or replace function place_order(
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
drop trigger sales_order_waits_when_paid on sales_order;
drop function open_approval_task();
drop table order_refund;
drop table order_capture;
drop table order_payment;
-- squawk-ignore ban-drop-column
alter table sales_order drop column payment_method, drop column contact, drop column guest_cart;
