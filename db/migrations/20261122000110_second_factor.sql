-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- An authenticator app of the user. It counts once a code of it was given.
create table totp_factor (
  user_id text collate "C" primary key references store_user (id) on delete cascade,
  -- Base32, as the app has it: who reads it makes codes.
  secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The half minute of the newest code that was taken: neither it nor an older one is taken again.
  last_step bigint not null default 0
);

-- Each takes the place of the app once.
create table recovery_code (
  user_id text collate "C" not null references store_user (id) on delete cascade,
  -- SHA-256 of the code.
  key text collate "C" not null,
  primary key (user_id, key)
);

-- migrate:down
drop table recovery_code;
drop table totp_factor;
