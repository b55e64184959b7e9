-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Above this an account's orders wait for staff; the credit limit itself is never passed. Null: nobody looks.
alter table account_credit add column review_limit numeric(14, 4);
-- Why everything that the account orders waits: an invoice that is overdue. Null: nothing waits.
alter table account_credit add column hold_reason text;

-- The license that a rule asks of the buyer, such as a pesticide applicator's; null where it asks for none.
alter table restriction add column license text;

-- Which licenses an account has shown, and until when.
create table account_license (
  account_number text collate "C" not null references account (number),
  license text not null,
  number text not null,
  starts_on date not null default '-infinity',
  ends_on date not null default 'infinity',
  primary key (account_number, license, number),
  check (starts_on <= ends_on)
);

-- Where no carrier delivers.
create table undeliverable_zip (
  zip text primary key check (zip ~ '^[0-9]{5}$'),
  reason text not null default ''
);

-- Why an order waits for staff: one row for each kind. It keeps its stock and its credit meanwhile.
create table order_hold (
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  kind text not null check (kind in ('credit', 'address', 'restricted')),
  reason text not null,
  details jsonb not null default '{}',
  -- The order's own.
  placed_at timestamptz not null,
  held_at timestamptz not null,
  released_at timestamptz,
  released_by text collate "C",
  primary key (account_number, order_number, kind),
  check ((released_at is null) = (released_by is null))
);
-- The queue of staff, whoever's the orders are.
create index order_hold_open on order_hold (held_at, order_number) where released_at is null;

-- What staff writes down about an order; buyers don't see it.
create table order_note (
  id bigint generated always as identity primary key,
  account_number text collate "C" not null,
  order_number text collate "C" not null,
  at timestamptz not null,
  user_id text collate "C" not null references store_user (id),
  note text not null check (length(note) between 1 and 1000)
);
create index order_note_of_order on order_note (account_number, order_number, id);
create index order_note_of_user on order_note (user_id);

-- Whoever ends an order's waiting, by whichever way, ends its holds.
create function end_holds() returns trigger language plpgsql as $$
begin
  update order_hold set released_at = now(), released_by = coalesce(released_by, 'cancelled')
  where account_number = new.account_number and order_number = new.number and released_at is null;
  return null;
end
$$;
create trigger sales_order_ends_holds after update of status on sales_order
for each row when (new.status = 'cancelled' and old.status = 'on-hold') execute function end_holds();

comment on table account_license is 'Licenses that accounts have shown, by which restricted items are sold to them.';
comment on table undeliverable_zip is 'ZIP codes that no carrier delivers to.';
comment on table order_hold is 'Why orders wait for staff, and who released them.';
comment on table order_note is 'What staff wrote down about orders.';

-- migrate:down
drop trigger sales_order_ends_holds on sales_order;
drop function end_holds();
drop table order_note;
drop table order_hold;
drop table undeliverable_zip;
drop table account_license;
-- squawk-ignore ban-drop-column
alter table restriction drop column license;
-- squawk-ignore ban-drop-column
alter table account_credit drop column hold_reason;
-- squawk-ignore ban-drop-column
alter table account_credit drop column review_limit;
