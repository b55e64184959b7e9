-- migrate:up transaction:false
-- What names an item as its accessory or alternate, in order: the first few are read, however many there are.
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts, require-timeout-settings
create index concurrently item_relation_related_order on item_relation (related_sku, kind, position, sku);

-- migrate:down transaction:false
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
drop index concurrently item_relation_related_order;
