-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- How far an import has come. Written in the transaction of each batch, so that a killed one goes on where it stopped.
create table import_run (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Size, time of change and a hash of head and tail of each file: the same files are the same run.
  identity text not null,
  files text [] not null,
  state text not null default 'running' check (state in ('running', 'finished', 'stopped')),
  file_index integer not null default 0,
  byte_offset bigint not null default 0,
  line bigint not null default 1,
  rows_read bigint not null default 0,
  rows_inserted bigint not null default 0,
  rows_updated bigint not null default 0,
  rows_unchanged bigint not null default 0,
  rows_rejected bigint not null default 0,
  part_rows bigint not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

create index import_run_kind on import_run (kind, id);

create table import_rejection (
  run_id bigint not null references import_run (id) on delete cascade,
  file_index integer not null,
  line bigint not null,
  -- A row may be wrong in several fields.
  place integer not null,
  field text not null,
  reason text not null,
  byte_offset bigint not null,
  byte_length integer not null,
  -- False while a later row may bring what this one refers to.
  is_final boolean not null,
  primary key (run_id, file_index, line, place)
);

comment on table import_run is 'One call of the import: its files, how far it came, and what it did.';
comment on table import_rejection is 'Rows of a file that are not in the store, and why.';

-- migrate:down
drop table import_rejection;
drop table import_run;
