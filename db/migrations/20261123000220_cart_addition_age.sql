-- migrate:up transaction:false
-- What is forgotten is found by its age, however much was added to a cart within the hours that it is remembered.
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts, require-timeout-settings
create index concurrently cart_addition_age on cart_addition (cart_id, added_at);

-- migrate:down transaction:false
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
drop index concurrently cart_addition_age;
