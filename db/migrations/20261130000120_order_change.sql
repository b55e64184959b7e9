-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Events of orders that have no place in the feed yet, as their transactions write them.
create table order_change_waiting (
  id bigint generated always as identity primary key,
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  sequence integer not null,
  placed_at timestamptz not null
);

-- The feed: every event once, at a position. Positions are given by one publisher at a time to what is committed, so that
-- whoever has read up to one misses nothing below it. A sequence could not say that: its numbers are taken before the
-- commit, and a later one may be seen first.
create table order_change (
  position bigint primary key,
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  sequence integer not null,
  placed_at timestamptz not null,
  unique (order_number, sequence)
);
create index order_change_of_account on order_change (account_number, position);

-- One row: the last position. Whoever publishes holds it until the commit.
create table order_change_counter (
  is_only boolean primary key default true check (is_only),
  last_position bigint not null default 0
);
insert into order_change_counter default values;

create function order_event_waits() returns trigger language plpgsql as $$
begin
  insert into order_change_waiting (account_number, order_number, sequence, placed_at)
  values (new.account_number, new.order_number, new.sequence, new.placed_at);
  return null;
end
$$;
create trigger sales_order_event_waits after insert on sales_order_event
for each row execute function order_event_waits();

-- Gives a place to what is committed and has none; how many. An order's events keep their order: each is written under
-- the lock of the order, so its id is higher than that of the one before.
create function publish_order_changes(max_changes integer) returns integer language plpgsql as $$
declare
  published integer;
  last bigint;
begin
  select last_position into last from order_change_counter for update;
  with taken as (
    delete from order_change_waiting where id in (select id from order_change_waiting order by id limit max_changes)
    returning id, account_number, order_number, sequence, placed_at
  )
  insert into order_change (position, account_number, order_number, sequence, placed_at)
  select last + row_number() over (order by id), account_number, order_number, sequence, placed_at from taken;
  get diagnostics published = row_count;
  update order_change_counter set last_position = last + published where published > 0;
  return published;
end
$$;

insert into order_change_waiting (account_number, order_number, sequence, placed_at)
select account_number, order_number, sequence, placed_at from sales_order_event order by at, order_number, sequence;

comment on table order_change_waiting is 'Events of orders that the feed does not have yet.';
comment on table order_change is 'The feed of what happened to orders: positions without gaps.';
comment on table order_change_counter is 'The feed''s last position.';

-- migrate:down
drop trigger sales_order_event_waits on sales_order_event;
drop function publish_order_changes;
drop function order_event_waits();
drop table order_change_counter;
drop table order_change;
drop table order_change_waiting;
