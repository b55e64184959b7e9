-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

create table distribution_center (
  code text collate "C" primary key,
  name text not null,
  city text not null,
  state text not null,
  zip text not null,
  latitude double precision not null,
  longitude double precision not null
);

create table branch (
  code text collate "C" primary key,
  name text not null,
  address1 text not null,
  address2 text,
  city text not null,
  state text not null,
  zip text not null,
  country text not null default 'US',
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  phone text not null,
  weekday_hours text not null,
  saturday_hours text,
  has_curbside boolean not null default false,
  distribution_center_code text collate "C" references distribution_center (code),
  is_open boolean not null default true
);

create index branch_state_city on branch (state, city);

-- A location is a branch or a distribution centre; a million rows come every night, so the import checks the codes.
create table stock (
  sku text collate "C" not null,
  location_code text collate "C" not null,
  quantity integer not null check (quantity >= 0),
  -- When the next delivery is due, where one is.
  next_on date,
  primary key (sku, location_code)
);

-- migrate:down
drop table stock;
drop table branch;
drop table distribution_center;
