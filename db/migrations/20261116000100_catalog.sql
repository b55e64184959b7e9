-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Codes and keys are compared byte by byte (collate "C"): faster than a language's order, and the same on every machine.

create table category (
  code text collate "C" primary key,
  parent_code text collate "C" references category (code),
  name text not null,
  slug text not null,
  icon text not null,
  summary text not null,
  seo_text text not null default '',
  unspsc text,
  position integer not null
);

create index category_parent_position on category (parent_code, position);

create table brand (
  code text collate "C" primary key,
  name text not null,
  slug text not null unique,
  summary text not null default '',
  -- What its mark is drawn from: a colour and a shape of the drawing kit.
  mark jsonb not null default '{}'
);

create table warranty (
  code text collate "C" primary key,
  name text not null,
  months integer not null check (months > 0),
  price numeric(14, 4) not null check (price >= 0),
  terms text not null
);

create table document (
  code text collate "C" primary key,
  kind text not null check (kind in ('sds', 'datasheet', 'manual', 'drawing', 'certificate')),
  title text not null,
  url text not null,
  language text not null default 'en'
);

create table item_class (
  code text collate "C" primary key,
  name text not null,
  unspsc text not null,
  -- The drawing that stands in where an item has no photograph.
  drawing text
);

create table class_attribute (
  class_code text collate "C" not null references item_class (code),
  code text collate "C" not null,
  name text not null,
  type text not null check (type in ('text', 'number', 'flag', 'list')),
  -- The unit that a number is kept in; empty for a bare number.
  unit text not null default '',
  -- How a number is shown: as an inch fraction, or as a decimal.
  display text not null default 'decimal' check (display in ('decimal', 'fraction')),
  is_required boolean not null default false,
  is_facet boolean not null default false,
  -- Its place among the columns of the spec grid; null if it is only in the details.
  grid_column integer,
  position integer not null,
  primary key (class_code, code)
);

create table family (
  code text collate "C" primary key,
  class_code text collate "C" not null references item_class (code),
  category_code text collate "C" not null references category (code),
  brand_code text collate "C" references brand (code),
  name text not null,
  description text not null default '',
  documents text [] not null default '{}'
);

create index family_category on family (category_code, code);

create table item (
  sku text collate "C" primary key check (sku ~ '^[0-9][0-9A-Z]{5}$'),
  category_code text collate "C" not null,
  class_code text collate "C" not null,
  brand_code text collate "C" not null,
  family_code text collate "C",
  name text not null,
  -- Forty characters, for pick tickets and narrow columns.
  short_name text not null check (length(short_name) <= 40),
  description text not null default '',
  manufacturer_part_number text not null,
  -- Upper case, punctuation stripped: see identifierKey.
  part_number_key text collate "C" not null,
  attributes jsonb not null default '{}',
  -- The unit that is ordered and priced, and how many pieces it holds: EA 1, PK 100, PR 1.
  unit text not null default 'EA',
  pieces_per_unit integer not null default 1 check (pieces_per_unit > 0),
  sell_pack_quantity integer not null default 1 check (sell_pack_quantity > 0),
  ship_pack_quantity integer not null default 1 check (ship_pack_quantity > 0),
  minimum_quantity integer not null default 1 check (minimum_quantity > 0),
  lifecycle text not null default 'active' check (lifecycle in ('planned', 'active', 'clearance', 'discontinued')),
  available_from date,
  discontinued_on date,
  country_of_origin text,
  unspsc text,
  warranty_code text collate "C",
  restrictions text [] not null default '{}',
  documents text [] not null default '{}',
  -- A photograph's address; without one the class's drawing is shown.
  image_url text,
  updated_at timestamptz not null default now()
);

create index item_category on item (category_code, sku);
create index item_family on item (family_code, sku) where family_code is not null;
create index item_part_number_key on item (part_number_key);

-- What an item refers to is checked a statement at a time, not row by row: two million rows come in at once, and the
-- checks of three foreign keys took longer than the rows.
create function item_refers() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct category_code from new_rows) n
    where not exists (select from category where code = n.category_code)
  ) or exists (
    select from (select distinct class_code from new_rows) n
    where not exists (select from item_class where code = n.class_code)
  ) or exists (
    select from (select distinct brand_code from new_rows) n
    where not exists (select from brand where code = n.brand_code)
  ) then
    raise foreign_key_violation using message = 'an item names a category, class or brand that does not exist';
  end if;
  return null;
end
$$;

create trigger item_inserted_refers after insert on item
  referencing new table as new_rows for each statement execute function item_refers();
create trigger item_updated_refers after update on item
  referencing new table as new_rows for each statement execute function item_refers();

create function item_is_referred_to() returns trigger language plpgsql as $$
begin
  if exists (
    select from item
    where case tg_table_name
      when 'category' then category_code
      when 'item_class' then class_code
      else brand_code
    end = any (array(select code from old_rows))
  ) then
    raise foreign_key_violation using message = format('items name this %s', tg_table_name);
  end if;
  return null;
end
$$;

create trigger category_deleted_referred after delete on category
  referencing old table as old_rows for each statement execute function item_is_referred_to();
create trigger item_class_deleted_referred after delete on item_class
  referencing old table as old_rows for each statement execute function item_is_referred_to();
create trigger brand_deleted_referred after delete on brand
  referencing old table as old_rows for each statement execute function item_is_referred_to();

-- Every other name of an item: GTIN, NSN, a competitor's number, a number of the past, a customer's own.
create table item_alias (
  key text collate "C" not null,
  sku text collate "C" not null references item (sku),
  kind text not null check (kind in ('gtin', 'nsn', 'competitor', 'legacy', 'customer')),
  -- A customer's own number is known to that customer alone; everybody's aliases belong to no account.
  account_number text collate "C" not null default '',
  value text not null,
  primary key (key, sku, kind, account_number),
  check ((kind = 'customer') = (account_number <> ''))
);

create index item_alias_sku on item_alias (sku);

create table item_relation (
  sku text collate "C" not null references item (sku),
  kind text not null check (kind in ('alternate', 'required-accessory', 'related', 'supersedes', 'similar')),
  related_sku text collate "C" not null references item (sku),
  position integer not null default 0,
  starts_on date not null default '-infinity',
  ends_on date not null default 'infinity',
  primary key (sku, kind, related_sku, starts_on),
  check (sku <> related_sku),
  check (starts_on <= ends_on)
);

create index item_relation_related on item_relation (related_sku, kind);

create table guide (
  code text collate "C" primary key,
  heading text not null,
  heading_url text not null,
  sub_heading text not null,
  description text not null,
  buttons jsonb not null default '[]',
  keywords text [] not null default '{}'
);

comment on table category is 'The tree that visitors browse. A root has no parent.';
comment on table item is 'What can be bought. The SKU never changes.';
comment on table family is 'Items that differ in a few attributes and stand in one spec grid.';
comment on table item_class is 'A kind of item: which attributes it has, and how they are shown.';
comment on table item_relation is 'Directed and dated: sku is the one looked at, related_sku the one offered.';

-- migrate:down
drop table guide;
drop table item_relation;
drop table item_alias;
drop table item;
drop function item_refers();
drop table family;
drop table class_attribute;
drop table item_class;
drop table document;
drop table warranty;
drop table brand;
drop table category;
drop function item_is_referred_to();
