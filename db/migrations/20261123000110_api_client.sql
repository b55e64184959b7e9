-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- A system that calls the store without a browser: the operator's, or a customer's.
create table api_client (
  id text collate "C" primary key,
  name text not null,
  -- Whose data it may reach; null for the operator's own.
  account_number text collate "C" references account (number) on delete cascade,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- SHA-256 of 256 random bits.
  secret_key text collate "C" not null,
  added_at timestamptz not null
);

create index api_client_account on api_client (account_number);

comment on table api_client is 'Systems that get tokens at /api/oauth/token. A row that is gone ends its tokens.';

-- migrate:down
drop table api_client;
