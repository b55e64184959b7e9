-- squawk-ignore-file ban-drop-column, renaming-table, constraint-missing-not-valid, adding-serial-primary-key-field, require-concurrent-index-deletion
-- migrate:up
set local lock_timeout = '2s';
-- What is there becomes the first partition: its indexes are built anew, about fifteen seconds for five million lines.
set local statement_timeout = '60min';

-- An order is a copy of what was agreed, and nothing of it is computed again. Orders of the past have only the columns
-- that the import knows; whoever places one here fills the rest.
alter table sales_order
  -- Who placed it in the user's place.
  add column agent_id text collate "C",
  add column ship_to jsonb,
  add column bill_to jsonb,
  -- The buyer's own: cost center, requisitioner, instructions.
  add column buyer_references jsonb,
  add column payment_terms text,
  -- What travels together, from where, how, and what that costs.
  add column shipments jsonb,
  add column subtotal numeric(14, 4),
  add column freight numeric(14, 4),
  add column freight_tax numeric(14, 4),
  add column tax numeric(14, 4),
  add column total numeric(14, 4),
  -- What it takes of the account's credit now.
  add column credit_held numeric(14, 4) not null default 0,
  add column approve_by timestamptz,
  -- How many events it has.
  add column version integer not null default 0;

alter table sales_order_line
  add column status text,
  add column description text,
  add column pack jsonb,
  add column price_reason jsonb,
  add column warranty jsonb,
  -- With its protection plan.
  add column line_total numeric(14, 4),
  add column tax numeric(14, 4),
  add column tax_decision jsonb,
  add column compliance jsonb,
  add column promise jsonb,
  add column fulfilment text,
  add column branch_code text collate "C",
  add column note text,
  add column reference text,
  -- Whether item_sales and account_item have it.
  add column sales_counted boolean not null default true;

alter table sales_order_line drop constraint sales_order_line_order_number_fkey;
alter table sales_order_line drop constraint sales_order_line_pkey;
alter table sales_order drop constraint sales_order_pkey;
alter table sales_order drop constraint sales_order_status_check;
drop index sales_order_account_placed, sales_order_open, sales_order_line_account_sku, sales_order_line_sku;
drop trigger sales_order_line_inserted on sales_order_line;
drop trigger sales_order_line_updated on sales_order_line;
drop trigger sales_order_line_deleted on sales_order_line;

alter table sales_order
  add check (status in (
    'draft', 'awaiting-approval', 'placed', 'on-hold', 'in-fulfilment', 'shipped', 'delivered', 'picked-up', 'cancelled',
    'returned'
  )),
  add check (credit_held >= 0),
  add check (total = subtotal + freight + tax);

alter table sales_order_line
  add check (status in (
    'draft', 'awaiting-approval', 'placed', 'on-hold', 'in-fulfilment', 'shipped', 'delivered', 'picked-up', 'cancelled',
    'returned'
  )),
  add check (fulfilment in ('ship', 'pickup'));

alter table sales_order rename to sales_order_past;
alter table sales_order_line rename to sales_order_line_past;

create table sales_order (like sales_order_past including defaults including constraints)
partition by range (placed_at);
create table sales_order_line (like sales_order_line_past including defaults including constraints)
partition by range (placed_at);

alter table sales_order
  add primary key (account_number, placed_at, number),
  add foreign key (account_number) references account (number),
  add foreign key (user_id) references store_user (id),
  add foreign key (branch_code) references branch (code);
-- The orders of an account that are still under way: few, however long its history.
create index sales_order_open on sales_order (account_number)
where status in ('awaiting-approval', 'placed', 'on-hold', 'in-fulfilment', 'shipped');
create index sales_order_credit on sales_order (account_number) where credit_held > 0;

-- For the import, which knows orders by their numbers.
create index sales_order_by_number on sales_order (number);

-- No reference to the order: lines are written with it by one function or one import, and never without. The number comes
-- first and not the account, which it implies: the import has no more of an order than that.
alter table sales_order_line add primary key (order_number, line, placed_at);
-- Previously Purchased: did this account buy this item, and when last.
create index sales_order_line_account_sku on sales_order_line (account_number, sku, placed_at desc);
-- Bought together: the newest orders that an item stands in, whoever placed them.
create index sales_order_line_sku on sales_order_line (sku, placed_at desc) include (account_number, order_number);

-- What happened to an order, by whom: its history for people, and the outbox of whatever follows from it.
create table sales_order_event (
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  -- From 1 without gaps; the order's version is the last.
  sequence integer not null check (sequence > 0),
  -- The order's own.
  placed_at timestamptz not null,
  at timestamptz not null,
  status text not null,
  actor text not null check (actor in ('buyer', 'approver', 'staff', 'warehouse', 'system')),
  user_id text collate "C",
  agent_id text collate "C",
  details jsonb not null default '{}',
  -- When mail was queued and sales were counted; null until then.
  published_at timestamptz,
  primary key (account_number, order_number, sequence, placed_at)
) partition by range (placed_at);
create index sales_order_event_waiting on sales_order_event (at) where published_at is null;
create table sales_order_event_past (like sales_order_event including defaults including constraints including indexes);

do $$
declare
  until timestamptz := date_trunc('month', greatest(
    now(), (select max(placed_at) from sales_order_past), (select max(placed_at) from sales_order_line_past)
  ) at time zone 'UTC') at time zone 'UTC' + interval '1 month';
begin
  execute format('alter table sales_order attach partition sales_order_past for values from (minvalue) to (%L)', until);
  execute format(
    'alter table sales_order_line attach partition sales_order_line_past for values from (minvalue) to (%L)', until
  );
  execute format(
    'alter table sales_order_event attach partition sales_order_event_past for values from (minvalue) to (%L)', until
  );
end
$$;

-- A partition's key is part of its every unique index, so what makes a number unique is a table of its own; whoever knows
-- only the number finds the account and the month there.
create table sales_order_number (
  number text collate "C" primary key,
  account_number text collate "C" not null,
  placed_at timestamptz not null
);
insert into sales_order_number (number, account_number, placed_at)
select number, account_number, placed_at from sales_order;

create function sales_order_numbered() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from sales_order_number using old_rows where sales_order_number.number = old_rows.number;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if not exists (
      select number, account_number, placed_at from old_rows except select number, account_number, placed_at from new_rows
    ) then
      return null;
    end if;
    delete from sales_order_number using old_rows where sales_order_number.number = old_rows.number;
  end if;
  insert into sales_order_number (number, account_number, placed_at)
  select number, account_number, placed_at from new_rows order by number;
  return null;
end
$$;

create trigger sales_order_inserted after insert on sales_order
  referencing new table as new_rows for each statement execute function sales_order_numbered();
create trigger sales_order_updated after update on sales_order
  referencing old table as old_rows new table as new_rows for each statement execute function sales_order_numbered();
create trigger sales_order_deleted after delete on sales_order
  referencing old table as old_rows for each statement execute function sales_order_numbered();

-- Makes the partitions of the months to come; the worker calls it every day. What is attached locks out nobody who reads
-- or writes orders. Its owner makes them, whoever calls it.
create function ensure_order_partitions(months integer) returns integer
language plpgsql security definer set search_path from current as $$
declare
  parent text;
  begins timestamptz;
  name text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('ensure_order_partitions', 0));
  foreach parent in array array['sales_order', 'sales_order_line', 'sales_order_event'] loop
    select (regexp_match(pg_get_expr(relpartbound, oid), 'TO \(''([^'']+)''\)'))[1]::timestamptz into strict begins
    from pg_class where oid = (parent || '_past')::regclass;
    while begins <= now() + make_interval(months => months) loop
      name := format('%s_%s', parent, to_char(begins at time zone 'UTC', 'YYYY_MM'));
      if to_regclass(name) is null then
        execute format('create table %I (like %I including defaults including constraints including indexes)', name, parent);
        execute format(
          'alter table %I attach partition %I for values from (%L) to (%L)', parent, name, begins,
          (begins at time zone 'UTC' + interval '1 month') at time zone 'UTC'
        );
        made := made + 1;
      end if;
      begins := (begins at time zone 'UTC' + interval '1 month') at time zone 'UTC';
    end loop;
  end loop;
  return made;
end
$$;
select ensure_order_partitions(12);

-- Lines that the store's own placing writes are counted when their order is published: two orders of one item need not
-- wait for each other.
create or replace function sales_order_line_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_sales(array(
      select row(account_number, sku, count(*), sum(quantity), max(placed_at))::sales_change
      from new_rows where sales_counted group by account_number, sku
    ));
  elsif tg_op = 'DELETE' then
    perform count_sales(array(
      select row(account_number, sku, -count(*), -sum(quantity), null)::sales_change
      from old_rows where sales_counted group by account_number, sku
    ));
  else
    perform count_sales(array(
      select row(account_number, sku, sum(added), sum(added * quantity), null)::sales_change
      from (
        select 1 as added, come.* from (
          select order_number, line, account_number, sku, quantity, placed_at from new_rows where sales_counted
          except select order_number, line, account_number, sku, quantity, placed_at from old_rows where sales_counted
        ) as come
        union all
        select -1, gone.* from (
          select order_number, line, account_number, sku, quantity, placed_at from old_rows where sales_counted
          except select order_number, line, account_number, sku, quantity, placed_at from new_rows where sales_counted
        ) as gone
      ) as changed
      group by account_number, sku
    ));
  end if;
  return null;
end
$$;

create trigger sales_order_line_inserted after insert on sales_order_line
  referencing new table as new_rows for each statement execute function sales_order_line_changed();
create trigger sales_order_line_updated after update on sales_order_line
  referencing old table as old_rows new table as new_rows for each statement execute function sales_order_line_changed();
create trigger sales_order_line_deleted after delete on sales_order_line
  referencing old table as old_rows for each statement execute function sales_order_line_changed();

create or replace function recount_sales() returns void language plpgsql as $$
begin
  lock table sales_order_line in share row exclusive mode;
  delete from account_item;
  insert into account_item (account_number, sku, order_lines, quantity, last_ordered_at)
  select account_number, sku, count(*), sum(quantity), max(placed_at)
  from sales_order_line where sales_counted group by account_number, sku;
  delete from item_sales;
  insert into item_sales (sku, order_lines) select sku, sum(order_lines) from account_item group by sku;
end
$$;

analyze sales_order;
analyze sales_order_line;
analyze sales_order_number;

comment on table sales_order is 'Orders, those of the past and those that were placed here, a partition a month.';
comment on table sales_order_line is 'The lines of orders, a partition a month.';
comment on table sales_order_event is 'What happened to orders that were placed here, and whether it was published.';
comment on table sales_order_number is 'Every order number once, with the account and the time by which its order is found.';

-- migrate:down
set local statement_timeout = '60min';
create table sales_order_whole (like sales_order including defaults);
insert into sales_order_whole select * from sales_order;
create table sales_order_line_whole (like sales_order_line including defaults);
insert into sales_order_line_whole select * from sales_order_line where sales_counted;
drop table sales_order_event;
drop table sales_order_line;
drop table sales_order;
drop function ensure_order_partitions(integer);
drop table sales_order_number;
drop function sales_order_numbered();
alter table sales_order_whole rename to sales_order;
alter table sales_order_line_whole rename to sales_order_line;
update sales_order set status = 'placed' where status in ('draft', 'awaiting-approval', 'on-hold', 'in-fulfilment');
update sales_order set status = 'delivered' where status = 'returned';
alter table sales_order
  drop column agent_id, drop column ship_to, drop column bill_to, drop column buyer_references,
  drop column payment_terms, drop column shipments, drop column subtotal, drop column freight, drop column freight_tax,
  drop column tax, drop column total, drop column credit_held, drop column approve_by, drop column version,
  add primary key (number),
  add constraint sales_order_status_check check (status in ('placed', 'shipped', 'delivered', 'picked-up', 'cancelled')),
  add foreign key (account_number) references account (number),
  add foreign key (user_id) references store_user (id),
  add foreign key (branch_code) references branch (code);
alter table sales_order_line
  drop column status, drop column description, drop column pack, drop column price_reason, drop column warranty,
  drop column line_total, drop column tax, drop column tax_decision, drop column compliance, drop column promise,
  drop column fulfilment, drop column branch_code, drop column note, drop column reference, drop column sales_counted,
  add primary key (order_number, line),
  add constraint sales_order_line_order_number_fkey foreign key (order_number) references sales_order (number) on delete cascade,
  add check (line > 0), add check (quantity > 0), add check (unit_price >= 0);
create index sales_order_account_placed on sales_order (account_number, placed_at desc, number);
create index sales_order_open on sales_order (account_number) where status in ('placed', 'shipped');
create index sales_order_line_account_sku on sales_order_line (account_number, sku, placed_at desc);
create index sales_order_line_sku on sales_order_line (sku, order_number);
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
create or replace function recount_sales() returns void language plpgsql as $$
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
create trigger sales_order_line_inserted after insert on sales_order_line
  referencing new table as new_rows for each statement execute function sales_order_line_changed();
create trigger sales_order_line_updated after update on sales_order_line
  referencing old table as old_rows new table as new_rows for each statement execute function sales_order_line_changed();
create trigger sales_order_line_deleted after delete on sales_order_line
  referencing old table as old_rows for each statement execute function sales_order_line_changed();
