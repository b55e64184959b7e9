-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- What anybody pays. A sale or clearance stands beside the web price for its days, and strikes it.
create table web_price (
  sku text collate "C" not null,
  kind text not null check (kind in ('web', 'sale', 'clearance')),
  starts_on date not null default '-infinity',
  ends_on date not null default 'infinity',
  price numeric(14, 4) not null check (price >= 0),
  strike_price numeric(14, 4) check (strike_price >= 0),
  -- An anonymous visitor sees "Sign In for Pricing" instead.
  needs_sign_in boolean not null default false,
  primary key (sku, kind, starts_on),
  check (starts_on <= ends_on)
);

-- Fifty million rows are carried: no foreign keys, which would cost more than the rows. The import checks both sides
-- for a whole batch at once, and neither items nor accounts are ever deleted.
create table contract_price (
  account_number text collate "C" not null,
  sku text collate "C" not null,
  minimum_quantity integer not null default 1 check (minimum_quantity > 0),
  starts_on date not null default '-infinity',
  ends_on date not null default 'infinity',
  price numeric(14, 4) not null check (price >= 0),
  -- The list price that the contract names, shown beside the customer's own.
  reference_price numeric(14, 4) check (reference_price >= 0),
  primary key (account_number, sku, starts_on, minimum_quantity),
  check (starts_on <= ends_on)
);

create table restriction (
  code text collate "C" primary key,
  kind text not null check (
    kind in ('lowLeadA6', 'lowLeadA9', 'georgiaPacific', 'georgiaPacificA', 'georgiaPacificC', 'stateRestricted')
  ),
  action text not null check (action in ('warn', 'ask', 'block')),
  -- Where it holds. Empty lists hold everywhere.
  states text [] not null default '{}',
  zip_prefixes text [] not null default '{}',
  -- Whom it binds; empty binds everybody but the exempt.
  customer_kinds text [] not null default '{}',
  exempt_customer_kinds text [] not null default '{}',
  title text not null,
  message text not null,
  question text,
  citation text not null,
  starts_on date not null default '-infinity',
  ends_on date not null default 'infinity'
);

comment on table contract_price is 'What one account pays from a quantity on, between two days.';
comment on table restriction is 'A rule of law or of a contract on what may be sold where and to whom; items name it by code.';

-- migrate:down
drop table restriction;
drop table contract_price;
drop table web_price;
