-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What is ordered together with an item, refreshed by the worker when the item's sales reach another step.
create table item_association (
  sku text collate "C" not null,
  associated_sku text collate "C" not null,
  -- How many of the item's newest orders hold both.
  orders integer not null check (orders > 0),
  -- How many times more often than by chance.
  lift real not null,
  primary key (sku, associated_sku),
  check (sku <> associated_sku)
);

create table item_association_refresh (
  sku text collate "C" primary key,
  -- The step of the item's sales when it was refreshed.
  sales_step bigint not null
);

comment on table item_association is 'Items that are ordered together, with their lift.';
comment on table item_association_refresh is 'At which sales an item''s associations were computed last.';

-- migrate:down
drop table item_association_refresh;
drop table item_association;
