-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Two phrases or more, each once, in lower case and without stray spaces: as a buyer's words are when they are looked up.
create function synonym_words_are_sound(words text []) returns boolean language sql immutable as $$
  select count(*) between 2 and 40
    and count(distinct word) = count(*)
    and bool_and(coalesce(word = lower(word) and length(word) <= 60 and word ~ '^\S+( \S+)*$', false))
  from unnest(words) as word
$$;

create table synonym_group (
  code text collate "C" primary key,
  -- both: each phrase finds what any of them finds. oneway: the first also finds what the others find, and not the
  -- reverse. off: kept, and not used.
  kind text not null default 'both' check (kind in ('both', 'oneway', 'off')),
  words text [] not null check (synonym_words_are_sound(words)),
  note text not null default '',
  updated_at timestamptz not null default now()
);

comment on table synonym_group is 'Words that mean the same to a buyer. The store reads it again every few seconds.';

-- migrate:down
drop table synonym_group;
drop function synonym_words_are_sound(text []);
