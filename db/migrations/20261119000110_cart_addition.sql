-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Additions that a second post of the same form must not make again; kept for some hours.
create table cart_addition (
  cart_id uuid not null references cart (id) on delete cascade,
  -- Of the form's once-only key and of what it asks for.
  key text collate "C" not null check (length(key) = 43),
  added_at timestamptz not null,
  -- How each entry went, to be answered again.
  entries jsonb not null,
  primary key (cart_id, key)
);

comment on table cart_addition is 'How recent additions to a cart went, by the key of the form that asked for them.';

-- migrate:down
drop table cart_addition;
