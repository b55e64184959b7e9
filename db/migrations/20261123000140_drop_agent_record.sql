-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Nothing has read or written it since audit_event took its place; what it held is in no audit chain.
-- squawk-ignore ban-drop-table
drop table agent_record;

-- migrate:down
create table agent_record (
  id bigint generated always as identity primary key,
  recorded_at timestamptz not null default now(),
  agent_id text collate "C" not null references store_user (id),
  user_id text collate "C" not null references store_user (id),
  action text collate "C" not null check (action in ('account-switch')),
  from_account text collate "C" references account (number),
  to_account text collate "C" references account (number)
);

create index agent_record_user on agent_record (user_id, recorded_at);
create index agent_record_agent on agent_record (agent_id, recorded_at);

comment on table agent_record is 'Which agent did what for which user, and when.';
