-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

create table custom_catalog (
  code text collate "C" primary key,
  scenario integer not null check (scenario between 1 and 4),
  filter_name text not null,
  label1 text,
  label2 text
);

-- What is in a custom catalogue: whole categories, and single items.
create table custom_catalog_category (
  catalog_code text collate "C" not null references custom_catalog (code),
  category_code text collate "C" not null references category (code),
  primary key (catalog_code, category_code)
);

create table custom_catalog_item (
  catalog_code text collate "C" not null references custom_catalog (code),
  sku text collate "C" not null references item (sku),
  primary key (catalog_code, sku)
);

create table account (
  number text collate "C" primary key check (number ~ '^[0-9]{9,10}$'),
  company_name text not null,
  customer_kind text not null check (
    customer_kind in ('business', 'contractor', 'manufacturer', 'healthcare', 'education', 'state-government', 'federal-government')
  ),
  address1 text not null,
  city text not null,
  state text not null,
  zip text not null,
  country text not null default 'US',
  phone text,
  is_procurement boolean not null default false,
  loyalty_enrollment text,
  custom_catalog_code text collate "C" references custom_catalog (code),
  header_message text,
  logo_url text,
  default_branch_code text collate "C" references branch (code),
  is_open boolean not null default true
);

create table store_user (
  id text collate "C" primary key,
  email text not null,
  full_name text not null,
  short_name text not null,
  title text,
  is_staff boolean not null default false,
  is_service_agent boolean not null default false,
  is_enabled boolean not null default true,
  welcome_confirmed boolean not null default true
);

create unique index store_user_email on store_user (lower(email));

create table membership (
  user_id text collate "C" not null references store_user (id),
  account_number text collate "C" not null references account (number),
  role text not null check (role in ('administrator', 'approver', 'buyer', 'viewer')),
  spending_limit numeric(14, 4) check (spending_limit >= 0),
  is_current boolean not null default false,
  default_branch_code text collate "C" references branch (code),
  primary key (user_id, account_number)
);

create index membership_account on membership (account_number);
create unique index membership_current on membership (user_id) where is_current;

create table sales_order (
  number text collate "C" primary key,
  account_number text collate "C" not null references account (number),
  user_id text collate "C" references store_user (id),
  placed_at timestamptz not null,
  status text not null check (status in ('placed', 'shipped', 'delivered', 'picked-up', 'cancelled')),
  purchase_order text,
  branch_code text collate "C" references branch (code)
);

create index sales_order_account_placed on sales_order (account_number, placed_at desc, number);

create table sales_order_line (
  order_number text collate "C" not null references sales_order (number) on delete cascade,
  line integer not null check (line > 0),
  account_number text collate "C" not null,
  sku text collate "C" not null,
  quantity integer not null check (quantity > 0),
  unit_price numeric(14, 4) not null check (unit_price >= 0),
  placed_at timestamptz not null,
  primary key (order_number, line)
);

-- Previously Purchased: did this account buy this item, and when last.
create index sales_order_line_account_sku on sales_order_line (account_number, sku, placed_at desc);
-- Bought together: the orders that an item stands in.
create index sales_order_line_sku on sales_order_line (sku, order_number);

-- migrate:down
drop table sales_order_line;
drop table sales_order;
drop table membership;
drop table store_user;
drop table account;
drop table custom_catalog_item;
drop table custom_catalog_category;
drop table custom_catalog;
