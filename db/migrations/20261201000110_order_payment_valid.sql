-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '60min';

-- Reads and writes go on meanwhile.
alter table sales_order validate constraint sales_order_payment_method_check;

-- migrate:down
select 1;
