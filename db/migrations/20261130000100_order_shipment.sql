-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What left, or is about to leave, together. A shipment comes to be when the warehouse tells of it, not when the order is
-- placed: what was planned stands in the order's own columns and in its lines' promises, and is not written again.
create table order_shipment (
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  -- The order's own.
  placed_at timestamptz not null,
  -- From 1 in the order, as they came to be.
  shipment integer not null check (shipment > 0),
  -- The warehouse's own name for it, by which later reports find it.
  reference text collate "C" not null check (length(reference) between 1 and 64),
  status text not null check (status in ('placed', 'on-hold', 'in-fulfilment', 'shipped', 'delivered', 'picked-up', 'cancelled', 'returned')),
  kind text not null check (kind in ('ship', 'pickup')),
  -- Where it leaves from; for a pickup the branch.
  location_code text collate "C" not null,
  -- The carrier's service, such as Ground or LTL.
  method text,
  carrier text,
  tracking_numbers text [] not null default '{}',
  boxes integer check (boxes > 0),
  weight_lb numeric(10, 2) check (weight_lb > 0),
  -- The day that the buyer was promised for what is in it: shipped, or ready at the branch.
  promised_on date,
  -- The day on which the carrier expects to deliver.
  expected_on date,
  -- A pickup is ready when it is packed.
  packed_at timestamptz not null,
  shipped_at timestamptz,
  delivered_at timestamptz,
  picked_up_at timestamptz,
  primary key (account_number, order_number, shipment, placed_at),
  unique (account_number, order_number, reference, placed_at),
  check (kind = 'ship' or (shipped_at is null and delivered_at is null)),
  check (kind = 'pickup' or picked_up_at is null),
  check (status <> 'shipped' or shipped_at is not null),
  check (status <> 'delivered' or (shipped_at is not null and delivered_at is not null)),
  check (status <> 'picked-up' or picked_up_at is not null)
) partition by range (placed_at);

-- No reference to the order's lines, as they have none to their order: one transaction writes both.
create table order_shipment_line (
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  placed_at timestamptz not null,
  shipment integer not null,
  line integer not null,
  quantity integer not null check (quantity > 0),
  primary key (account_number, order_number, shipment, line, placed_at)
) partition by range (placed_at);

-- When what is left of a line is expected, in place of its promise: the newest report counts.
create table order_backorder (
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  line integer not null,
  quantity integer not null check (quantity > 0),
  -- Null: nobody knows.
  expected_on date,
  -- What the buyer was told before.
  previous_on date,
  reason text not null default '',
  reported_at timestamptz not null,
  primary key (account_number, order_number, line)
);

-- What warehouses have reported, by their own event ids: the same again is answered with the same and changes nothing.
create table fulfilment_report (
  client_id text collate "C" not null,
  event_id text collate "C" not null check (length(event_id) between 1 and 64),
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  -- Of what was reported: the same id for something else is refused.
  request_hash text collate "C" not null,
  report jsonb not null,
  -- A report about a shipment that nobody has told of waits for one that does.
  outcome text not null check (outcome in ('applied', 'waiting')),
  answer jsonb not null,
  received_at timestamptz not null,
  primary key (client_id, event_id)
);
create index fulfilment_report_waiting on fulfilment_report (account_number, order_number) where outcome = 'waiting';
create index fulfilment_report_age on fulfilment_report (received_at);

create table order_shipment_past (like order_shipment including defaults including constraints including indexes);
create table order_shipment_line_past (like order_shipment_line including defaults including constraints including indexes);

do $$
declare
  until text := (
    select (regexp_match(pg_get_expr(relpartbound, oid), 'TO \(''([^'']+)''\)'))[1]
    from pg_class where oid = 'sales_order_past'::regclass
  );
begin
  execute format('alter table order_shipment attach partition order_shipment_past for values from (minvalue) to (%L)', until);
  execute format(
    'alter table order_shipment_line attach partition order_shipment_line_past for values from (minvalue) to (%L)', until
  );
end
$$;

create or replace function ensure_order_partitions(months integer) returns integer
language plpgsql security definer set search_path from current as $$
declare
  parent text;
  begins timestamptz;
  name text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('ensure_order_partitions', 0));
  foreach parent in array array[
    'sales_order', 'sales_order_line', 'sales_order_event', 'order_shipment', 'order_shipment_line'
  ] loop
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

create trigger order_shipment_transition before update of status on order_shipment
for each row when (old.status is distinct from new.status) execute function refuse_transition('shipment');

-- Whoever cancels an order cancels what is packed for it; what has left can't be cancelled any more.
create function cancel_shipments() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_shipment
    where account_number = new.account_number and order_number = new.number and placed_at = new.placed_at
      and status in ('shipped', 'delivered', 'picked-up', 'returned')
  ) then
    raise exception 'order % has left in part', new.number using errcode = 'check_violation';
  end if;
  update order_shipment set status = 'cancelled'
  where account_number = new.account_number and order_number = new.number and placed_at = new.placed_at
    and status <> 'cancelled';
  return null;
end
$$;

create trigger sales_order_cancels_shipments after update of status on sales_order
for each row when (new.status = 'cancelled' and old.status <> 'cancelled') execute function cancel_shipments();

comment on table order_shipment is 'What left or leaves together, as the warehouse reported it.';
comment on table order_shipment_line is 'How much of which lines is in a shipment.';
comment on table order_backorder is 'When what is left of a line is expected, where that is not as promised.';
comment on table fulfilment_report is 'What warehouses reported, by their own event ids, and how it was answered.';

-- migrate:down
drop trigger sales_order_cancels_shipments on sales_order;
drop function cancel_shipments();
create or replace function ensure_order_partitions(months integer) returns integer
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
drop table fulfilment_report;
drop table order_backorder;
drop table order_shipment_line;
drop table order_shipment;
