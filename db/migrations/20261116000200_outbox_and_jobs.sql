-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- The items whose projection is out of date, up to 500 a row: an import of two million items is then four thousand
-- rows. A trigger writes them, so that no way of changing an item, a person's own SQL included, can leave the search
-- index behind.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  keys text [] not null,
  created_at timestamptz not null default now()
);

create index outbox_topic_id on outbox (topic, id);

-- Effects that jobs must have once: the key is written in the transaction of the effect.
create table job_effect (
  key text primary key,
  done_at timestamptz not null
);

create function outbox_item_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into outbox (topic, keys)
    select 'item', array_agg(sku) from (select sku, row_number() over () as n from old_rows) r group by (n - 1) / 500;
  else
    insert into outbox (topic, keys)
    select 'item', array_agg(sku) from (select sku, row_number() over () as n from new_rows) r group by (n - 1) / 500;
  end if;
  if found then
    -- No job key: a shared one would make every writer wait for the one before it to commit.
    perform graphile_worker.add_job('search:index-items', '{}'::json, max_attempts => 25);
  end if;
  return null;
end
$$;

create trigger item_inserted after insert on item
  referencing new table as new_rows for each statement execute function outbox_item_changed();
create trigger item_updated after update on item
  referencing new table as new_rows for each statement execute function outbox_item_changed();
create trigger item_deleted after delete on item
  referencing old table as old_rows for each statement execute function outbox_item_changed();

-- migrate:down
drop trigger item_deleted on item;
drop trigger item_updated on item;
drop trigger item_inserted on item;
drop function outbox_item_changed();
drop table job_effect;
drop table outbox;
