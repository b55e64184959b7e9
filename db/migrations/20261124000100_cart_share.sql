-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- A link to a copy of a cart: items, quantities and notes, no prices. Whoever has the link sees the items at their own
-- price, so the copy has nothing of the account but what the owner wrote into the notes.
create table cart_share (
  id bigint generated always as identity primary key,
  -- SHA-256 of the link's 256 random bits: nobody who reads the table can open a link.
  key text collate "C" not null unique,
  user_id text collate "C" not null references store_user (id) on delete cascade,
  account_number text collate "C" references account (number) on delete cascade,
  lines jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);

create index cart_share_owner on cart_share (user_id, account_number);
create index cart_share_account on cart_share (account_number);
create index cart_share_expiry on cart_share (expires_at);

comment on table cart_share is 'Links to copies of carts, until they expire or their owner stops sharing.';

-- migrate:down
drop table cart_share;
