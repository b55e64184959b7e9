-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Where the seller has to collect sales tax.
create table tax_nexus (
  state text primary key check (state ~ '^[A-Z]{2}$'),
  taxes_freight boolean not null default false
);

-- A ZIP code's own rate comes before its state's.
create table tax_rate (
  state text not null check (state ~ '^[A-Z]{2}$'),
  -- Five digits; empty for the rest of the state.
  zip text not null default '' check (zip ~ '^([0-9]{5})?$'),
  starts_on date not null default '-infinity',
  ends_on date not null default 'infinity',
  -- A part of one: 0.0875.
  rate numeric(7, 6) not null check (rate between 0 and 1),
  jurisdiction text not null,
  primary key (state, zip, starts_on),
  check (starts_on <= ends_on)
);

-- A certificate exempts an account in one state, between two days, and nowhere else.
create table tax_certificate (
  account_number text collate "C" not null references account (number),
  state text not null check (state ~ '^[A-Z]{2}$'),
  number text not null,
  reason text not null,
  starts_on date not null default '-infinity',
  ends_on date not null default 'infinity',
  primary key (account_number, state, number),
  check (starts_on <= ends_on)
);

-- What a shipment costs, by how it travels and up to which weight.
create table freight_rate (
  method text not null check (method in ('parcel', 'hazmat-ground', 'ltl')),
  up_to_lb numeric(10, 2) not null check (up_to_lb > 0),
  price numeric(14, 4) not null check (price >= 0),
  primary key (method, up_to_lb)
);

alter table item add column weight_lb numeric(10, 3);
alter table item add constraint item_weight_check check (weight_lb > 0) not valid;

comment on table tax_nexus is 'The states in which the store collects sales tax.';
comment on table tax_rate is 'Sales tax by state and ZIP code.';
comment on table tax_certificate is 'Why an account pays no sales tax in a state, and until when.';
comment on table freight_rate is 'What shipments cost, by method and weight.';
comment on column item.weight_lb is 'What one unit weighs as it ships, in pounds; null where nobody has told.';

-- migrate:down
-- squawk-ignore ban-drop-column
alter table item drop column weight_lb;
drop table freight_rate;
drop table tax_certificate;
drop table tax_rate;
drop table tax_nexus;
