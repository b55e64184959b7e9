-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Rows are only ever added, a batch at once, and deleted after 400 days. No address, no user, no account is in here:
-- a visitor is a random name that a browser made after consent.
create table analytics_event (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  visitor text collate "C" not null check (visitor ~ '^[0-9a-f]{32}$'),
  event text collate "C" not null check (length(event) between 1 and 60),
  path text not null check (length(path) between 1 and 200),
  details jsonb not null
);

create index analytics_event_received_at on analytics_event (received_at);

comment on table analytics_event is 'What visitors who consented did, as the data layer told it.';

-- migrate:down
drop table analytics_event;
