-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Items whose document the search engine refused, with its reason. Each is in the index as it was before, or not at all,
-- until it changes and is taken.
create table search_rejection (
  sku text collate "C" primary key,
  reason text not null,
  attempts integer not null default 1,
  rejected_at timestamptz not null default now()
);

-- migrate:down
drop table search_rejection;
