-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What an account and the store's people write to each other about an order, as plain text.
create table order_message (
  account_number text collate "C" not null references account (number),
  order_number text collate "C" not null,
  -- From 1 in the order.
  message integer not null check (message > 0),
  -- The same message sent again is not written again.
  request_key text collate "C" not null check (length(request_key) between 16 and 64),
  at timestamptz not null,
  user_id text collate "C" not null references store_user (id),
  -- Whoever of the store answers; null where the user wrote.
  agent_id text collate "C",
  text text not null check (length(text) between 1 and 2000),
  primary key (account_number, order_number, message),
  unique (account_number, order_number, request_key)
);

-- Ways in which a user looks at an account's orders: the address's query under a name.
create table order_history_view (
  id bigint generated always as identity primary key,
  account_number text collate "C" not null references account (number),
  user_id text collate "C" not null references store_user (id),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) <= 500),
  saved_at timestamptz not null,
  unique (account_number, user_id, name)
);

comment on table order_message is 'Messages about orders, between their account and the store.';
comment on table order_history_view is 'Views of the order history that users have saved.';

-- migrate:down
drop table order_history_view;
drop table order_message;
