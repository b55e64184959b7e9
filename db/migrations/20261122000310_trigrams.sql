-- migrate:up
set local lock_timeout = '2s';
set local statement_timeout = '30s';

-- Parts of names are found by their trigrams. Any owner of a database may create this extension.
create extension if not exists pg_trgm;

-- migrate:down
drop extension pg_trgm;
