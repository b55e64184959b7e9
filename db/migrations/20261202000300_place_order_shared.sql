-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- As before, with less to send and to read: five hundred lines say the same of packs, taxes and promises, and a third of
-- the time went into reading that again for every line.
create function place_order(
  buyer_account text,
  buyer_user text,
  buyer_agent text,
  request_key text,
  wanted_hash text,
  known_cart uuid,
  known_version integer,
  header jsonb,
  lines json,
  -- What lines keep: packs, reasons of prices, promises and decisions, each once. A line names them by their places.
  shared jsonb,
  allocations json,
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
  places tid [];
  quantities integer [];
  skus text [];
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

  -- Locked in everybody's order, and changed where they lie: nothing is looked up twice.
  select array_agg(held_stock.place), array_agg(held_stock.quantity) into places, quantities
  from (
    select stock.ctid as place, wanted.quantity
    from (
      select sku, location_code, sum(quantity)::integer as quantity
      from json_to_recordset(allocations) as taken (sku text, location_code text, quantity integer)
      group by sku, location_code
    ) as wanted
    join stock on stock.sku = wanted.sku and stock.location_code = wanted.location_code
    where stock.quantity - stock.reserved >= wanted.quantity
    order by stock.sku, stock.location_code
    for update of stock
  ) as held_stock;
  update stock set reserved = reserved + wanted.quantity
  from unnest(places, quantities) as wanted (place, quantity)
  where stock.ctid = wanted.place;
  get diagnostics touched = row_count;
  if touched <> (
    select count(distinct (sku, location_code))
    from json_to_recordset(allocations) as wanted (sku text, location_code text)
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
  with kept as (
    insert into sales_order_line (
      order_number, line, account_number, sku, quantity, unit_price, placed_at, status, description, pack, price_reason,
      warranty, line_total, tax, tax_decision, compliance, promise, fulfilment, branch_code, note, reference, sales_counted
    )
    select
      new_number, line, buyer_account, sku, quantity, "unitPrice", placed, new_status, description, shared -> pack,
      shared -> "priceReason", shared -> warranty, "lineTotal", tax, shared -> "taxDecision", shared -> compliance,
      shared -> promise, fulfilment, "branchCode", note, reference, false
    from json_to_recordset(lines) as line (
      line integer, sku text, quantity integer, "unitPrice" numeric, description text, pack integer, "priceReason" integer,
      warranty integer, "lineTotal" numeric, tax numeric, "taxDecision" integer, compliance integer, promise integer,
      fulfilment text, "branchCode" text, note text, reference text
    )
    returning sku
  )
  select array_agg(sku) into skus from kept;
  insert into stock_reservation (account_number, order_number, line, location_code, sku, quantity)
  select buyer_account, new_number, line, location_code, sku, quantity
  from json_to_recordset(allocations) as wanted (line integer, sku text, location_code text, quantity integer);

  -- Who leaves the card's page without paying finds the cart as it was.
  if is_card then
    insert into order_payment (
      account_number, order_number, placed_at, attempt, cart_id, amount, needs_approval, begun_at, expires_at
    ) values (
      buyer_account, new_number, placed, request_key, known_cart, amount, needs_approval, placed,
      (payment ->> 'expiresAt')::timestamptz
    );
  else
    delete from cart_line where cart_id = known_cart and sku = any(skus);
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
  payment jsonb,
  out answer jsonb,
  out is_repeat boolean
) language sql as $$
  select placed_order.answer, placed_order.is_repeat
  from (
    select
      json_agg(
        line || jsonb_build_object(
          'pack', 6 * nth - 6, 'priceReason', 6 * nth - 5, 'taxDecision', 6 * nth - 4, 'compliance', 6 * nth - 3,
          'promise', 6 * nth - 2, 'warranty', case when line -> 'warranty' <> 'null' then 6 * nth - 1 end
        )
        order by nth
      ) as lines
    from jsonb_array_elements(lines) with ordinality as whole (line, nth)
  ) as named, (
    select jsonb_agg(part order by nth, place) as shared
    from jsonb_array_elements(lines) with ordinality as whole (line, nth), unnest(array[
      line -> 'pack', line -> 'priceReason', line -> 'taxDecision', line -> 'compliance', line -> 'promise', line -> 'warranty'
    ]) with ordinality as parts (part, place)
  ) as kept, place_order(
    buyer_account, buyer_user, buyer_agent, request_key, wanted_hash, known_cart, known_version, header, named.lines,
    kept.shared, allocations::json, placed, approval_hours, payment
  ) as placed_order
$$;

-- Of the release before that one.
drop function place_order(text, text, text, text, text, uuid, integer, jsonb, jsonb, jsonb, timestamptz, integer);

-- migrate:down
drop function place_order(
  text, text, text, text, text, uuid, integer, jsonb, json, jsonb, json, timestamptz, integer, jsonb
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
