-- migrate:up transaction:false
-- The orders of an account that are still under way: few, however long its history.
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts, require-timeout-settings
create index concurrently sales_order_open on sales_order (account_number) where status in ('placed', 'shipped');

-- migrate:down transaction:false
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
drop index concurrently sales_order_open;
