-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What somebody wants to buy. A user has one cart in each account; an anonymous visitor knows the cart by its id alone.
create table cart (
  id uuid primary key,
  user_id text collate "C" references store_user (id),
  -- Null for a user who works in no account.
  account_number text collate "C" references account (number),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (user_id is not null or account_number is null)
);

create unique index cart_of_user on cart (user_id, account_number) nulls not distinct where user_id is not null;

create table cart_line (
  -- The wire's entryPK.
  id bigint generated always as identity unique,
  cart_id uuid not null references cart (id) on delete cascade,
  sku text collate "C" not null references item (sku),
  quantity integer not null check (quantity between 1 and 99999),
  -- In the order of adding.
  position integer not null,
  added_at timestamptz not null,
  primary key (cart_id, sku)
);

comment on table cart is 'Carts of users, one an account, and of anonymous visitors.';
comment on table cart_line is 'What is in a cart, one line an item.';

-- migrate:down
drop table cart_line;
drop table cart;
