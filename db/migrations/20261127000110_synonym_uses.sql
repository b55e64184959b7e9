-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What serves a thing and is no such thing: it comes close to what was asked, and never counts as a match.
alter table synonym_group drop constraint synonym_group_kind_check;
alter table synonym_group add constraint synonym_group_kind_check check (
  kind in ('both', 'oneway', 'use', 'off')
) not valid;

-- migrate:down
update synonym_group set kind = 'oneway' where kind = 'use';
alter table synonym_group drop constraint synonym_group_kind_check;
alter table synonym_group add constraint synonym_group_kind_check check (
  kind in ('both', 'oneway', 'off')
) not valid;
