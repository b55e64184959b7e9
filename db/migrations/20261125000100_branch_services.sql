-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

alter table branch
  add column services text[] not null default '{}',
  add column holidays text[] not null default '{}';

comment on column branch.services is 'What it does beside selling, in words that visitors read.';
comment on column branch.holidays is 'The holidays on which it is closed, each by its code: christmas-day.';

-- migrate:down
-- squawk-ignore ban-drop-column
alter table branch drop column holidays, drop column services;
