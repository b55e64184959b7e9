-- migrate:up transaction:false
-- One statement a file: several would be one transaction, in which nothing is built concurrently. A build that was cut
-- off leaves an invalid index, which is dropped by hand before the file runs again.
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts, require-timeout-settings
create index concurrently custom_catalog_item_sku on custom_catalog_item (sku);

-- migrate:down transaction:false
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
drop index concurrently custom_catalog_item_sku;
