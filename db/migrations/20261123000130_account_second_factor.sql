-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Its users reach no account before they have given a second factor.
alter table account add column requires_second_factor boolean not null default false;

-- migrate:down
-- squawk-ignore ban-drop-column
alter table account drop column requires_second_factor;
