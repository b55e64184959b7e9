-- migrate:up
set local lock_timeout = '2s';
-- The counts of the past are filled in here: about ten seconds for a million order lines.
set local statement_timeout = '60min';

-- How many order lines each item stands on, and what each account has bought. Order lines are history and only grow:
-- whoever asks what sells or what was bought before reads these, and never counts the history.
create table item_sales (
  sku text collate "C" primary key,
  order_lines bigint not null
);

-- The home page shows the first of these.
create index item_sales_most on item_sales (order_lines desc, sku);

create table account_item (
  account_number text collate "C" not null,
  sku text collate "C" not null,
  order_lines bigint not null,
  quantity bigint not null,
  last_ordered_at timestamptz not null,
  primary key (account_number, sku)
);

-- A count rounded down to four binary digits: exact below 16, then in steps of at most an eighth. The index has sales in
-- these steps, so that one more order of something that sells changes no document.
create function sales_step(order_lines bigint) returns bigint language sql immutable parallel safe as $$
  select case
    when order_lines < 16 then order_lines
    else (order_lines >> length(ltrim(order_lines::bit(64)::text, '0')) - 4)
      << length(ltrim(order_lines::bit(64)::text, '0')) - 4
  end
$$;

-- What a statement added to or took from an account's lines of an item. `ordered_at` is null where something was taken:
-- it may have been the last one.
create type sales_change as (
  account_number text,
  sku text,
  order_lines bigint,
  quantity bigint,
  ordered_at timestamptz
);

-- Rows are locked in the order of their keys, so that two orders of the same items wait for each other and do not block.
create function count_sales(changes sales_change []) returns void language plpgsql as $$
declare
  stepped text [];
begin
  if cardinality(changes) = 0 then
    return;
  end if;
  insert into account_item (account_number, sku, order_lines, quantity, last_ordered_at)
  select account_number, sku, order_lines, quantity, coalesce(ordered_at, '-infinity')
  from unnest(changes) order by account_number, sku
  on conflict (account_number, sku) do update set
    order_lines = account_item.order_lines + excluded.order_lines,
    quantity = account_item.quantity + excluded.quantity,
    last_ordered_at = greatest(account_item.last_ordered_at, excluded.last_ordered_at);
  delete from account_item using unnest(changes) as change
  where account_item.account_number = change.account_number and account_item.sku = change.sku
    and change.ordered_at is null and account_item.order_lines <= 0;
  update account_item set last_ordered_at = (
    select max(placed_at) from sales_order_line as line
    where line.account_number = account_item.account_number and line.sku = account_item.sku
  )
  from unnest(changes) as change
  where account_item.account_number = change.account_number and account_item.sku = change.sku
    and change.ordered_at is null;

  with change as (
    select sku, sum(order_lines)::bigint as added from unnest(changes) group by sku having sum(order_lines) <> 0
  ), counted as (
    insert into item_sales as sales (sku, order_lines) select sku, added from change order by sku
    on conflict (sku) do update set order_lines = sales.order_lines + excluded.order_lines
    returning sku, order_lines
  )
  select array_agg(sku) into stepped from counted join change using (sku)
  where sales_step(order_lines) <> sales_step(order_lines - added);
  delete from item_sales where sku in (select sku from unnest(changes)) and order_lines <= 0;

  -- A family's count is the sum of its items': whoever changes it waits for the one before, and each sees its own step.
  perform from family
  where code in (select family_code from item where sku in (select sku from unnest(changes)))
  order by code for no key update;
  with change as (
    select item.family_code, sum(order_lines)::bigint as added
    from unnest(changes) join item using (sku)
    where item.family_code is not null
    group by item.family_code having sum(order_lines) <> 0
  ), family_sales as (
    select family_code, added, coalesce(sum(order_lines), 0)::bigint as order_lines
    from change join item using (family_code) left join item_sales using (sku)
    group by family_code, added
  )
  -- A shelf keeps families together by what they sell, so their count stands in every item of theirs.
  select stepped || array_agg(sku) into stepped
  from family_sales join item using (family_code)
  where sales_step(order_lines) <> sales_step(order_lines - added);
  perform outbox_items(array(select distinct sku from unnest(stepped) as sku));
end
$$;

create or replace function sales_order_line_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_sales(array(
      select row(account_number, sku, count(*), sum(quantity), max(placed_at))::sales_change
      from new_rows group by account_number, sku
    ));
  elsif tg_op = 'DELETE' then
    perform count_sales(array(
      select row(account_number, sku, -count(*), -sum(quantity), null)::sales_change
      from old_rows group by account_number, sku
    ));
  else
    perform count_sales(array(
      select row(account_number, sku, sum(added), sum(added * quantity), null)::sales_change
      from (
        select 1 as added, come.* from (
          select order_number, line, account_number, sku, quantity, placed_at from new_rows
          except select order_number, line, account_number, sku, quantity, placed_at from old_rows
        ) as come
        union all
        select -1, gone.* from (
          select order_number, line, account_number, sku, quantity, placed_at from old_rows
          except select order_number, line, account_number, sku, quantity, placed_at from new_rows
        ) as gone
      ) as changed
      group by account_number, sku
    ));
  end if;
  return null;
end
$$;

drop function with_families(text []);

-- Counts all order lines anew: once for those that were there before this migration, and after a load with triggers
-- switched off. Nobody writes order lines meanwhile.
create function recount_sales() returns void language plpgsql as $$
begin
  lock table sales_order_line in share row exclusive mode;
  delete from account_item;
  insert into account_item (account_number, sku, order_lines, quantity, last_ordered_at)
  select account_number, sku, count(*), sum(quantity), max(placed_at)
  from sales_order_line group by account_number, sku;
  delete from item_sales;
  insert into item_sales (sku, order_lines) select sku, sum(order_lines) from account_item group by sku;
end
$$;

select recount_sales();
analyze item_sales;
analyze account_item;

-- migrate:down
create function with_families(skus text []) returns setof text language sql stable as $$
  select unnest(skus)
  union
  select member.sku from item member
  where member.family_code = any (array(select distinct family_code from item where sku = any (skus)))
$$;

create or replace function sales_order_line_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform outbox_items(array(select with_families(array(select distinct sku from new_rows))));
  elsif tg_op = 'DELETE' then
    perform outbox_items(array(select with_families(array(select distinct sku from old_rows))));
  else
    perform outbox_items(array(select with_families(array(
      select sku from (
        select order_number, line, sku, account_number from old_rows
        except select order_number, line, sku, account_number from new_rows
      ) gone
      union
      select sku from (
        select order_number, line, sku, account_number from new_rows
        except select order_number, line, sku, account_number from old_rows
      ) come
    ))));
  end if;
  return null;
end
$$;

drop function recount_sales();
drop function count_sales(sales_change []);
drop type sales_change;
drop function sales_step(bigint);
drop table account_item;
drop table item_sales;
