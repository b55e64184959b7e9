-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

alter table synonym_group validate constraint synonym_group_kind_check;

-- migrate:down
-- A constraint that is valid stays so.
select 1;
