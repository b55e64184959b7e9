-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Somebody who buys for themselves. The next migration validates it: what is there has been checked against less.
alter table account drop constraint account_customer_kind_check;
alter table account add constraint account_customer_kind_check check (
  customer_kind in (
    'business', 'contractor', 'manufacturer', 'healthcare', 'education', 'state-government', 'federal-government',
    'individual'
  )
) not valid;
alter table account add column address2 text;
-- Set where staff has seen the certificate.
alter table account add column is_tax_exempt boolean not null default false;

-- migrate:down
-- squawk-ignore ban-drop-column
alter table account drop column is_tax_exempt;
-- squawk-ignore ban-drop-column
alter table account drop column address2;
alter table account drop constraint account_customer_kind_check;
alter table account add constraint account_customer_kind_check check (
  customer_kind in (
    'business', 'contractor', 'manufacturer', 'healthcare', 'education', 'state-government', 'federal-government'
  )
) not valid;
