-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

create table feedback (
  id bigint generated always as identity primary key,
  given_at timestamptz not null,
  text text not null check (length(text) between 1 and 2000),
  rating integer check (rating between 1 and 5),
  -- For an answer; only where the visitor gave it.
  email text check (length(email) between 6 and 254),
  -- The page that it is about, without its query.
  path text not null check (length(path) between 1 and 200)
);

create index feedback_given_at on feedback (given_at);

comment on table feedback is 'What visitors wrote under Help Us Improve.';

-- migrate:down
drop table feedback;
