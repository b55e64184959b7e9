-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- How an item is shipped: what no parcel takes goes by truck, and dangerous goods go by ground.
alter table item
  add column ships_freight boolean not null default false,
  add column hazard_class text;

comment on column item.hazard_class is 'The class of dangerous goods, where it is one: 3, 2.1.';

-- migrate:down
-- squawk-ignore ban-drop-column
alter table item drop column hazard_class, drop column ships_freight;
