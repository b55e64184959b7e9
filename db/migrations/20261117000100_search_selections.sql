-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What was searched for, and from where in the search box. Rows are only ever added, several at once, so that two
-- processes never wait for each other. Nobody's name is in here.
create table search_selection (
  id bigint generated always as identity primary key,
  day date not null,
  -- As typed, in lower case with single spaces.
  term text not null check (length(term) between 1 and 100),
  -- 1 to 9 for what was chosen in the search box; null for what was typed and sent.
  suggest_config_id integer check (suggest_config_id between 1 and 9),
  -- How many items the last of these searches found.
  found integer not null check (found >= 0),
  times integer not null check (times > 0)
);

create index search_selection_day on search_selection (day, term);

comment on table search_selection is 'Searches by day, term and place in the search box; no visitor is recorded.';

-- migrate:down
drop table search_selection;
