-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What a mailed link may do once: set a password, or take another address.
create table credential_token (
  -- SHA-256 of the token.
  key text collate "C" primary key,
  user_id text collate "C" not null references store_user (id) on delete cascade,
  purpose text not null check (purpose in ('password-reset', 'email-change')),
  -- The user's session_epoch when it was issued: whatever raises it voids the token.
  epoch integer not null,
  -- The new address, for email-change.
  email text,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'email-change') = (email is not null))
);

create index credential_token_user on credential_token (user_id, purpose, issued_at);

-- migrate:down
drop table credential_token;
