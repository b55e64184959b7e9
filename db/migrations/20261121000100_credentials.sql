-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- A user without a row signs in by other means, or not at all.
create table credential (
  user_id text collate "C" primary key references store_user (id) on delete cascade,
  -- argon2id, with its salt and cost.
  password_hash text not null,
  changed_at timestamptz not null
);

-- A browser in which the user has signed in before. Guesses from elsewhere do not use up its tries.
create table known_device (
  -- SHA-256 of the cookie.
  key text collate "C" primary key,
  user_id text collate "C" not null references store_user (id) on delete cascade,
  first_seen_at timestamptz not null
);

create index known_device_user on known_device (user_id);

-- Raised to end every session of the user at once.
alter table store_user add column session_epoch integer not null default 1;

-- migrate:down
-- squawk-ignore ban-drop-column
alter table store_user drop column session_epoch;
drop table known_device;
drop table credential;
