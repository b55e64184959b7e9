-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '60s';

alter table account validate constraint account_customer_kind_check;

-- migrate:down
select 1;
