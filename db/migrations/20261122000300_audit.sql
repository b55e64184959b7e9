-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- The end of each chain. Its row is locked for as long as an event is added, so a chain never forks.
create table audit_chain (
  -- An account's number; user:ID for what users do who work in none.
  chain text collate "C" primary key,
  sequence bigint not null check (sequence > 0),
  -- Of the last event; of nothing while the first is added.
  hash bytea not null
);

-- What was done in an account, by whom, in whose place. Rows are only ever added, in the transaction of what they record.
-- No foreign keys: the record outlives the users and accounts that it names.
create table audit_event (
  chain text collate "C" not null,
  -- From 1 without gaps.
  sequence bigint not null check (sequence > 0),
  at timestamptz not null,
  account_number text collate "C",
  -- In whose name it was done.
  user_id text collate "C",
  -- The agent who did it; null where the user did it in person.
  agent_id text collate "C",
  action text collate "C" not null,
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  previous_hash bytea not null,
  hash bytea not null check (length(hash) = 32),
  primary key (chain, sequence),
  check (chain = coalesce(account_number, 'user:' || user_id))
);

create index audit_event_agent on audit_event (agent_id, at desc) where agent_id is not null;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit events are only ever added' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_event_append_only before update or delete or truncate on audit_event
for each statement execute function refuse_audit_change();

create trigger audit_chain_kept before delete or truncate on audit_chain
for each statement execute function refuse_audit_change();

-- A store whose role does not own the tables has no right to it either.
revoke update, delete, truncate on audit_event from public;
revoke delete, truncate on audit_chain from public;

comment on table audit_event is 'What was done in an account, by whom and in whose place: a chain of hashes for each account.';
comment on table audit_chain is 'The last sequence number and hash of each audit chain.';
comment on table agent_record is 'No longer written: audit_event has what agents do.';

-- migrate:down
drop table audit_event;
drop table audit_chain;
drop function refuse_audit_change();
comment on table agent_record is 'Which agent did what for which user, and when.';
