-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Where an account's orders may go beside its own address.
create table account_address (
  account_number text collate "C" not null references account (number),
  code text collate "C" not null,
  name text not null,
  address1 text not null,
  address2 text,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (zip ~ '^[0-9]{5}(-[0-9]{4})?$'),
  -- Who receives there by default, where, and how the driver reaches them.
  attention text,
  dock text,
  phone text,
  instructions text,
  is_default boolean not null default false,
  primary key (account_number, code)
);

-- How an account wants its purchase order numbers written. An account without a row takes any, or none.
create table account_order_terms (
  account_number text collate "C" primary key references account (number),
  requires_purchase_order boolean not null default false,
  -- A regular expression for the whole number, with an example and words for it.
  purchase_order_pattern text,
  purchase_order_example text,
  purchase_order_hint text
);

-- What else an account wants on its orders: a cost center, a requisitioner.
create table account_reference (
  account_number text collate "C" not null references account (number),
  code text collate "C" not null,
  label text not null,
  hint text,
  is_required boolean not null default true,
  -- What may be chosen; empty where anything may be written.
  choices text [] not null default '{}',
  position integer not null default 0,
  primary key (account_number, code)
);

-- A buyer's choices for the order that is in their cart, a column for each part that is saved by itself.
create table checkout (
  account_number text collate "C" not null references account (number) on delete cascade,
  user_id text collate "C" not null references store_user (id) on delete cascade,
  delivery jsonb,
  -- What is picked up at the buyer's branch; the rest ships.
  pickup_skus text [] not null default '{}',
  payment jsonb,
  -- By SKU, the price that the buyer has seen and agreed to, and for which quantity.
  seen_prices jsonb not null default '{}',
  -- What was not as shown when an order was refused.
  changes jsonb,
  updated_at timestamptz not null,
  primary key (account_number, user_id)
);

comment on table account_address is 'An account''s ship-to addresses.';
comment on table account_order_terms is 'How an account''s purchase order numbers are written.';
comment on table account_reference is 'What an account wants on its orders beside a purchase order number.';
comment on table checkout is 'What buyers have chosen for the order in their cart, until it is placed.';

-- migrate:down
drop table checkout;
drop table account_reference;
drop table account_order_terms;
drop table account_address;
