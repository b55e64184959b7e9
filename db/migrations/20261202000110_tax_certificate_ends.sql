-- migrate:up transaction:false
-- One statement a file: several would be one transaction, in which nothing is built concurrently.
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts, require-timeout-settings
create index concurrently tax_certificate_ends on tax_certificate (ends_on);

-- migrate:down transaction:false
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
drop index concurrently tax_certificate_ends;
