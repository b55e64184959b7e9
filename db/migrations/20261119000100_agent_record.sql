-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What agents did in customers' places. Rows are only ever added, in the transaction of what they tell of.
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

-- migrate:down
drop table agent_record;
