-- migrate:up transaction:false
-- One statement a file: several would be one transaction, in which nothing is built concurrently.
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts, require-timeout-settings
create index concurrently store_user_name_trigrams on store_user using gin (full_name gin_trgm_ops);

-- migrate:down transaction:false
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
drop index concurrently store_user_name_trigrams;
