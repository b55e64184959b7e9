-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

create table category (
  code text primary key,
  parent_code text references category (code),
  name text not null,
  slug text not null,
  icon text not null,
  summary text not null,
  position integer not null
);

create index category_parent_position on category (parent_code, position);

create table item (
  sku text primary key,
  category_code text not null references category (code),
  brand text not null,
  name text not null,
  manufacturer_part_number text not null,
  ship_pack_quantity integer not null default 1 check (ship_pack_quantity > 0),
  updated_at timestamptz not null default now()
);

create index item_category on item (category_code, sku);

comment on table category is 'The tree that visitors browse. A root has no parent.';
comment on table item is 'What can be bought. The SKU never changes.';

-- migrate:down
drop table item;
drop table category;
