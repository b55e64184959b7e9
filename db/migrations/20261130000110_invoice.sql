-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- The counters of documents' numbers: raised in the transaction that issues one and held until its commit, so none is lost.
create table document_series (
  kind text primary key check (kind in ('invoice', 'credit-note')),
  prefix text not null,
  last_number bigint not null
);
insert into document_series (kind, prefix, last_number) values ('invoice', 'INV-', 100000), ('credit-note', 'CN-', 100000);

-- What an account is asked to pay for a shipment, or is given back. Amounts are parts of the order's own.
create table invoice (
  account_number text collate "C" not null references account (number),
  number text collate "C" not null unique,
  kind text not null default 'invoice' check (kind in ('invoice', 'credit-note')),
  order_number text collate "C" not null,
  -- The order's own.
  placed_at timestamptz not null,
  shipment integer not null,
  issued_at timestamptz not null,
  due_on date,
  goods numeric(14, 4) not null check (goods >= 0),
  freight numeric(14, 4) not null check (freight >= 0),
  -- With that of the freight.
  tax numeric(14, 4) not null check (tax >= 0),
  total numeric(14, 4) not null,
  primary key (account_number, number),
  check (total = goods + freight + tax)
);
create unique index invoice_of_shipment on invoice (account_number, order_number, shipment) where kind = 'invoice';
create index invoice_of_order on invoice (account_number, order_number);

create table invoice_line (
  account_number text collate "C" not null,
  invoice_number text collate "C" not null,
  line integer not null,
  quantity integer not null check (quantity > 0),
  amount numeric(14, 4) not null,
  tax numeric(14, 4) not null,
  freight numeric(14, 4) not null,
  freight_tax numeric(14, 4) not null,
  primary key (account_number, invoice_number, line),
  foreign key (account_number, invoice_number) references invoice (account_number, number)
);

-- Files by the SHA-256 of their bytes: what was sent once stays as it was, whatever becomes of templates and fonts.
create table document_file (
  hash text collate "C" primary key check (length(hash) = 64),
  content bytea not null
);

-- Invoices, credit notes and packing slips of an account's shipments.
create table order_document (
  account_number text collate "C" not null references account (number),
  -- As people name it: INV-100001, PS-1041-00001-1.
  name text collate "C" not null,
  kind text not null check (kind in ('invoice', 'credit-note', 'packing-slip')),
  order_number text collate "C" not null,
  shipment integer not null,
  -- Null until the worker has made it.
  hash text collate "C" references document_file (hash),
  bytes integer,
  made_at timestamptz,
  primary key (account_number, name)
);
create index order_document_of_order on order_document (account_number, order_number);
create index order_document_file on order_document (hash);

comment on table document_series is 'The counters of invoice and credit note numbers.';
comment on table invoice is 'What accounts are asked to pay, one for each shipment that has left.';
comment on table invoice_line is 'How much of which lines an invoice bills: exact parts of the order''s own amounts.';
comment on table document_file is 'Documents by the SHA-256 of their bytes.';
comment on table order_document is 'Which documents a shipment has; only its account may read them.';

-- migrate:down
drop table order_document;
drop table document_file;
drop table invoice_line;
drop table invoice;
drop table document_series;
