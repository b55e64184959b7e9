-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- A passkey of the user, as a second step of signing in.
create table passkey (
  -- The credential's id, base64url, as the authenticator chose it.
  id text collate "C" primary key,
  user_id text collate "C" not null references store_user (id) on delete cascade,
  -- COSE, base64url.
  public_key text not null,
  -- How often it signed, where the authenticator counts.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null
);

create index passkey_user on passkey (user_id, added_at);

-- migrate:down
drop table passkey;
