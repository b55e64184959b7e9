-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Adding is what carts are asked for most. In one call the cart is held for as long as its own statements take, and not
-- for four more round trips. Each statement of a volatile function sees what was committed before it began: what comes
-- after the cart is held sees all that was ever added to it.
create function add_cart_lines(
  owner_user text,
  owner_account text,
  known_cart uuid,
  new_cart uuid,
  addition_key text,
  addition jsonb,
  skus text [],
  quantities integer [],
  warranties boolean [],
  found_by_method text,
  found_by_finding text,
  max_lines integer,
  max_quantity integer,
  remembered_since timestamptz,
  added timestamptz,
  out opened_cart uuid,
  out known_addition jsonb,
  out filled jsonb
) language plpgsql as $$
declare
  opened_version integer;
begin
  if owner_user is not null then
    insert into cart (id, user_id, account_number, created_at, updated_at, version)
    values (new_cart, owner_user, owner_account, added, added, 1)
    on conflict (user_id, account_number) where user_id is not null
      do update set updated_at = excluded.updated_at, version = cart.version + 1
    returning id, version into opened_cart, opened_version;
  else
    update cart set updated_at = added, version = version + 1
    where id = known_cart and user_id is null
    returning id, version into opened_cart, opened_version;
    -- A form that is posted twice before its cart's cookie came back finds the cart that its first post made.
    if opened_cart is null then
      insert into cart (id, created_at, updated_at, version) values (new_cart, added, added, 1)
      on conflict (id) do update set updated_at = excluded.updated_at, version = cart.version + 1
        where cart.user_id is null
      returning id, version into strict opened_cart, opened_version;
    end if;
  end if;

  if addition_key is not null then
    select entries into known_addition from cart_addition where cart_id = opened_cart and key = addition_key;
    if found then
      return;
    end if;
  end if;

  with full_to as (
    select count(*) as lines, coalesce(max(position), 0) as last from cart_line where cart_id = opened_cart
  ), wanted as (
    select
      entry.*, line.id is not null as is_there,
      coalesce(entry.warranty, line.has_warranty, false) as with_warranty,
      count(*) filter (where line.id is null) over (order by entry.place) as new_place
    from
      unnest(skus, quantities, warranties) with ordinality as entry (sku, quantity, warranty, place)
      left join cart_line as line on line.cart_id = opened_cart and line.sku = entry.sku
  ), written as (
    insert into cart_line
      (cart_id, sku, quantity, position, added_at, version, has_warranty, add_method, finding_method)
    select
      opened_cart, sku, quantity, full_to.last + place, added, opened_version, with_warranty,
      found_by_method, found_by_finding
    from wanted, full_to
    where is_there or full_to.lines + new_place <= max_lines
    on conflict (cart_id, sku) do update set
      quantity = cart_line.quantity + excluded.quantity,
      has_warranty = excluded.has_warranty,
      version = excluded.version
      where cart_line.quantity + excluded.quantity <= max_quantity
    returning id, sku, quantity, has_warranty
  )
  select coalesce(
    jsonb_agg(jsonb_build_object(
      'sku', sku, 'id', id::text, 'quantity', quantity, 'hasWarranty', has_warranty
    )),
    '[]'
  ) into filled from written;

  if addition_key is not null then
    delete from cart_addition where cart_id = opened_cart and added_at < remembered_since;
    insert into cart_addition (cart_id, key, added_at, entries)
    values (opened_cart, addition_key, added, jsonb_build_object('addition', addition, 'lines', filled));
  end if;
end
$$;

-- migrate:down
drop function add_cart_lines;
