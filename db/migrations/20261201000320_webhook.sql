-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Systems that are told of what happens to orders. Each has a place in the feed of its own.
create table webhook_endpoint (
  id text collate "C" primary key,
  url text not null check (length(url) between 8 and 2000),
  -- Which events: `order.placed`, `shipment.*`, `*`.
  events text [] not null check (cardinality(events) > 0),
  -- Null for the operator's own systems, which are told of all accounts.
  account_number text collate "C" references account (number),
  -- Sealed: the store signs with it.
  secret text not null,
  created_at timestamptz not null,
  -- All up to here is acknowledged, and so many messages of the change after it.
  position bigint not null check (position >= 0),
  part integer not null default 0 check (part >= 0),
  -- Of the message that is to be sent next.
  attempts integer not null default 0,
  next_at timestamptz not null,
  failing_since timestamptz,
  last_failure text,
  disabled_at timestamptz,
  -- Who delivers now, and until when nobody else does.
  lease uuid,
  leased_until timestamptz
);
create index webhook_endpoint_account on webhook_endpoint (account_number);

-- New places in the feed are delivered at once. One job waits at a time, however many are published.
create function wake_webhooks() returns trigger language plpgsql as $$
begin
  if exists (select from webhook_endpoint where disabled_at is null) then
    perform graphile_worker.add_job('webhooks:deliver', '{}'::json, job_key => 'webhooks:deliver', max_attempts => 5);
  end if;
  return null;
end
$$;
create trigger order_change_wakes_webhooks after insert on order_change
for each statement execute function wake_webhooks();

comment on table webhook_endpoint is 'Systems that are told of what happens to orders, and how far each has come.';

-- migrate:down
drop trigger order_change_wakes_webhooks on order_change;
drop function wake_webhooks();
drop table webhook_endpoint;
